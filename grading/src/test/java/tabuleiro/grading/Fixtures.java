package tabuleiro.grading;

import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.judge.Judge;
import tabuleiro.grading.judge.RuleBook;
import tabuleiro.grading.judge.Verdict;
import tabuleiro.grading.judge.Workers;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.Journal;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.sandbox.Isolation;
import tabuleiro.grading.sandbox.Sandbox;

/** What the tests of the judge share: the sandbox, the rubric of Connect Four, sources to judge. */
public final class Fixtures {

    private static final Path PROJECT = Path.of(System.getProperty("grading.home")).getParent();

    private static final boolean SANDBOXED = hasSandbox();

    private static final Map<Exercise, Judge> JUDGES = new ConcurrentHashMap<>();

    private Fixtures() {
    }

    private static boolean hasSandbox() {
        try (Workers workers = new Workers(new Sandbox(Isolation.SANDBOX, Home.runtimes()))) {
            workers.probe();
            return true;
        } catch (GradingException none) {
            if ("required".equals(System.getProperty("isolation"))) {
                fail("Isolation is required here, but: " + none.getMessage());
            }
            System.out.println("Tests of isolation are skipped: " + none.getMessage());
            return false;
        }
    }

    /** Is there a sandbox on this machine? */
    public static boolean isSandboxed() {
        return SANDBOXED;
    }

    /** Which processes do tests use? In the real sandbox, or where there is none, bare ones. */
    public static Workers workers() {
        return new Workers(new Sandbox(SANDBOXED ? Isolation.SANDBOX : Isolation.PROCESS, Home.runtimes()));
    }

    /** Where does a folder of the project lie? */
    public static Path project(String path) {
        return PROJECT.resolve(path);
    }

    /** By which rubric is an exercise marked? */
    public static Rubric rubric(String exercise) {
        return Rubric.read(new Exercise(exercise).rubric());
    }

    /** What do the Java files below a folder say, by path? */
    public static Map<String, String> sources(Path root) {
        final Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                sources.put(root.relativize(file).toString(), Files.readString(file));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return sources;
    }

    /** How does the reference solve an exercise? Its sources by path. */
    public static Map<String, String> reference(Exercise exercise) {
        final Map<String, String> sources = sources(project("reference/src/main/java"));
        sources.keySet().removeIf(path -> !path.startsWith(exercise.packageName() + "/"));
        return sources;
    }

    /** With what does a student begin an exercise? The sources by path. */
    public static Map<String, String> stub(Exercise exercise) {
        return sources(project("exercises/" + exercise.name() + "/src/main/java"));
    }

    /** Who judges submissions of an exercise, with the help of these processes? */
    public static Judge judge(Rubric rubric, Workers workers) {
        return new Judge(rubric.exercise(), workers, () -> new RuleBook(rubric.exercise()));
    }

    /** What is to be said of these sources, as a submission of an exercise? The judges live as long as the tests. */
    public static Verdict judge(Rubric rubric, Map<String, String> sources) {
        return JUDGES.computeIfAbsent(rubric.exercise(), exercise -> judge(rubric, workers())).judge(sources);
    }

    /** What comes of grading the submissions in a folder as a class? The journal is kept in another folder. */
    static GradedClass grade(Exercise exercise, Path submissions, Path out) {
        try (Workers workers = workers();
                Journal journal = new Journal(new OutputFolder(out), run(exercise, Shard.WHOLE));
                ClassGrader grader = new ClassGrader(run(exercise, Shard.WHOLE),
                        new Judge(exercise, workers, () -> new RuleBook(exercise)), journal, 2);
                Intake intake = new Intake(List.of(exercise), List.of(submissions))) {
            grader.start(intake.candidates(), () -> { });
            final GradedClass graded = grader.result();
            final List<Graded> kept = new ArrayList<>();
            graded.submissions().forEach(kept::add);
            return new GradedClass(graded.run(), graded.checks(), kept);
        }
    }

    /** A run that grades part of a class. */
    public static Run run(Exercise exercise, Shard shard) {
        return new Run(exercise, shard, "a sandbox", "edition");
    }

    /** Which ids, with {@code guard} behind those of guards, does a verdict not earn? */
    public static List<String> notEarned(Rubric rubric, Verdict verdict) {
        final MarkSheet sheet = MarkSheet.of(rubric, verdict.outcomes());
        return Stream.concat(sheet.rules().stream(), sheet.guards().stream()).filter(mark -> !mark.isEarned())
                .map(mark -> mark.rule() + (mark.guard() ? " guard" : "")).toList();
    }
}
