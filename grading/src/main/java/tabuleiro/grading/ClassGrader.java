package tabuleiro.grading;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tabuleiro.grading.intake.Candidate;
import tabuleiro.grading.intake.Submission;
import tabuleiro.grading.judge.Check;
import tabuleiro.grading.judge.Judge;
import tabuleiro.grading.judge.RuleBook;
import tabuleiro.grading.judge.Verdict;
import tabuleiro.grading.judge.Workers;

/** Grades the submissions of a class, several at a time. */
final class ClassGrader implements AutoCloseable {

    private final Exercise exercise;
    private final Workers workers;
    private final Judge judge;
    private final ExecutorService graders;
    private final List<Future<Graded>> futures = new ArrayList<>();

    /**
     * Will grade this exercise with the help of these processes, so many submissions at once. The rules are read from
     * now on, in the background.
     */
    ClassGrader(Exercise exercise, Workers workers, int atOnce) {
        this.exercise = exercise;
        this.workers = workers;
        graders = Executors.newFixedThreadPool(atOnce);
        judge = new Judge(exercise, workers, () -> new RuleBook(exercise));
    }

    /** Begins to read and grade these submissions; progress is told after each, in the order they end. */
    void start(List<Candidate> submissions, Runnable afterEach) {
        submissions.forEach(each -> futures.add(graders.submit(() -> grade(each, afterEach))));
    }

    /** Which examples is each submission held against? Waits until the rules are read and can be relied on. */
    List<Check> checks() {
        return judge.checks();
    }

    /** What stands in the reports before anything is graded? */
    GradedClass nothingYet() {
        return result(List.of());
    }

    /** What came of each submission? In the order they were given; waits until all are graded. */
    GradedClass result() {
        final List<Graded> graded = new ArrayList<>();
        for (Future<Graded> future : futures) {
            graded.add(result(future));
        }
        return result(graded);
    }

    private GradedClass result(List<Graded> graded) {
        return new GradedClass(exercise, workers.isolation().words(), graded);
    }

    /** Ends what is still going on. */
    @Override
    public void close() {
        graders.shutdownNow();
    }

    private Graded grade(Candidate candidate, Runnable afterEach) {
        final Submission submission = candidate.read(exercise);
        final Verdict verdict = submission.problem().isEmpty()
                ? judge.judge(submission.sources())
                : judge.notRun(submission.problem());
        afterEach.run();
        return Graded.of(submission, verdict);
    }

    private static Graded result(Future<Graded> future) {
        try {
            return future.get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new GradingException("Grading was interrupted.", stopped);
        } catch (ExecutionException broken) {
            if (broken.getCause() instanceof GradingException said) {
                throw said;
            }
            throw new IllegalStateException("The judge itself failed: " + broken.getCause(), broken.getCause());
        }
    }
}
