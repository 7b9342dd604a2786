package tabuleiro.grading.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.process.Session;
import tabuleiro.grading.process.Subject;
import tabuleiro.grading.process.Workers;

/**
 * The least that grading can take, for the benchmark to compare with: each submission is compiled and loaded by a fresh
 * process in the sandbox, which then gives one answer. No rule is checked.
 */
public final class Floor {

    private final Exercise exercise;
    private final Workers workers;

    /** Will do so with the help of these processes. */
    public Floor(Exercise exercise, Workers workers) {
        this.exercise = exercise;
        this.workers = workers;
    }

    /** Goes through so many copies of a submission with these sources by path, so many at once. */
    public void run(Map<String, String> sources, int copies, int atOnce) {
        final ExecutorService threads = Executors.newFixedThreadPool(atOnce);
        final List<Future<?>> runs = new ArrayList<>();
        for (int i = 0; i < copies; i++) {
            runs.add(threads.submit(() -> answerOnce(sources)));
        }
        try {
            for (Future<?> each : runs) {
                each.get();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    private void answerOnce(Map<String, String> sources) {
        final Compiled compiled = workers.compile(sources, exercise.packageName()).orElseThrow();
        try (Session session = new Subject(codec ->
                new Session(exercise, compiled.classes(), workers::nextPlayer, codec)).session()) {
            session.begin();
        }
    }
}
