package tabuleiro.grading;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tabuleiro.grading.intake.Submission;
import tabuleiro.grading.judge.Judge;
import tabuleiro.grading.judge.RuleBook;
import tabuleiro.grading.judge.Verdict;
import tabuleiro.grading.judge.Workers;
import tabuleiro.grading.marks.Rubric;

/** Grades the submissions of a class, several at a time. */
final class ClassGrader {

    private final Rubric rubric;
    private final Workers workers;
    private final Judge judge;
    private final int atOnce;

    /**
     * Will grade the exercise of this rubric with the help of these processes, so many submissions at once. The rules
     * are read from now on, in the background.
     */
    ClassGrader(Rubric rubric, Workers workers, int atOnce) {
        this.rubric = rubric;
        this.workers = workers;
        this.atOnce = atOnce;
        judge = new Judge(rubric.toExercise(), workers, this::book);
    }

    /** What comes of each submission? In their order; progress is told after each, in the order they end. */
    GradedClass grade(List<Submission> submissions, Runnable afterEach) {
        final ExecutorService graders = Executors.newFixedThreadPool(atOnce);
        try {
            final List<Future<Graded>> futures = new ArrayList<>();
            for (Submission submission : submissions) {
                futures.add(graders.submit(() -> grade(submission, afterEach)));
            }
            final List<Graded> graded = new ArrayList<>();
            for (Future<Graded> future : futures) {
                graded.add(result(future));
            }
            return new GradedClass(rubric.exercise(), workers.isolation().words(), graded);
        } finally {
            graders.shutdownNow();
        }
    }

    private RuleBook book() {
        final RuleBook book = new RuleBook(rubric.toExercise());
        rubric.mustFit(book);
        return book;
    }

    private Graded grade(Submission submission, Runnable afterEach) {
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
