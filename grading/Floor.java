import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Home;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.process.Session;
import tabuleiro.grading.process.Subject;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.sandbox.Isolation;
import tabuleiro.grading.sandbox.Sandbox;

/**
 * The least that grading can take, for {@code grading/benchmark} to compare with: each of so many copies of a sample is
 * compiled and loaded by a fresh process in the sandbox, which then gives one answer. No rule is checked.
 */
final class Floor {

    private Floor() {
    }

    /** Is given the folder of a sample and how many copies. */
    public static void main(String[] words) throws Exception {
        final int atOnce = Runtime.getRuntime().availableProcessors();
        final ExecutorService threads = Executors.newFixedThreadPool(atOnce);
        try (Workers workers = new Workers(new Sandbox(Isolation.SANDBOX, Home.runtimes()), atOnce);
                Intake intake = new Intake(Exercise.known(), List.of(Path.of(words[0])))) {
            final Exercise exercise = intake.exercise();
            final Map<String, String> sources = intake.candidates().get(0).read(exercise).sources();
            final Callable<Boolean> once = () -> {
                final Compiled compiled = workers.compile(sources, exercise.packageName()).orElseThrow();
                try (Session session = new Subject(codec ->
                        new Session(exercise, compiled.classes(), workers::nextPlayer, codec)).session()) {
                    return session.begin();
                }
            };
            for (Future<Boolean> each : threads.invokeAll(Collections.nCopies(Integer.parseInt(words[1]), once))) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
