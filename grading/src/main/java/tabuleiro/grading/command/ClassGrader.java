package tabuleiro.grading.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.NameOrder;
import tabuleiro.grading.Submission;
import tabuleiro.grading.intake.Candidate;
import tabuleiro.grading.report.Journal;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.OwnExamples;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.testing.OwnTester;
import tabuleiro.grading.testing.Tester;

/**
 * Grades the submissions of a class, several at a time, except for those that have been graded before. What stands in
 * the report already is kept beside them.
 */
public final class ClassGrader implements AutoCloseable {

    private final Run run;
    private final Journal journal;
    private final Tester tester;
    private final Optional<OwnTester> ownTester;
    private final Map<String, Graded> earlier;
    private final Map<String, String> digests = new ConcurrentHashMap<>();
    private final ExecutorService graders;
    private final List<Future<?>> futures = new ArrayList<>();

    /**
     * Will have this tester grade for a run, so many submissions at once, and note in a journal what came of them.
     *
     * @param ownTester who tests examples that students have written; nothing if they are not tested
     * @param earlier  what stands in the report already, by name
     */
    public ClassGrader(Run run, Tester tester, Optional<OwnTester> ownTester, Journal journal,
            Map<String, Graded> earlier, int jobs) {
        this.run = run;
        this.earlier = earlier;
        this.tester = tester;
        this.ownTester = ownTester;
        this.journal = journal;
        graders = Executors.newFixedThreadPool(jobs);
    }

    /** Begins to read and grade these submissions; progress is reported after each, in the order they end. */
    public void start(List<Candidate> submissions, Runnable afterEach) {
        for (Candidate each : submissions) {
            futures.add(graders.submit(() -> {
                grade(each);
                afterEach.run();
            }));
        }
    }

    /** Returns the examples that each submission is held against; waits until they are read and can be relied on. */
    List<Check> checks() {
        return tester.checks();
    }

    /** Waits until all are graded. */
    public void await() {
        futures.forEach(ClassGrader::await);
    }

    /** Returns what came of all submissions, in the order of their names, those in the report included. */
    public GradedClass result(Changes changes) {
        final Set<String> names = new TreeSet<>(NameOrder.BY_NAME);
        names.addAll(earlier.keySet());
        names.addAll(journal.names());
        names.removeIf(name -> !digests.containsKey(name) && changes.isDropped(get(name)));
        return new GradedClass(run, checks(), () -> names.stream().map(this::get).map(changes::marked).iterator());
    }

    private Graded get(String name) {
        final Graded known = earlier.get(name);
        return known != null && (known.digest().equals(digests.get(name)) || !journal.names().contains(name))
                ? known : journal.get(name, checks());
    }

    /** Ends what is still going on. */
    @Override
    public void close() {
        graders.shutdownNow();
    }

    private void grade(Candidate candidate) {
        try {
            test(candidate);
        } catch (GradingException said) {
            throw said;
        } catch (RuntimeException | Error fault) {
            final List<String> problem = List.of("could not be judged", failed(fault, "the program"));
            final Submission none = new Submission(candidate.handIn(), Map.of(), Map.of(), "", problem, List.of());
            digests.put(none.name(), none.digest());
            journal.add(Graded.of(none, none.digest(), tester.notRun(problem), Optional.empty()));
        }
    }

    private void test(Candidate candidate) {
        final Submission submission = tester.beside(() -> candidate.read(run.exercise()));
        final String digest = submission.digest() + (ownTester.isPresent() ? "-own" : "");
        final Graded known = earlier.get(submission.name());
        digests.put(submission.name(), digest);
        if (!journal.has(submission.name(), digest) && (known == null || !known.digest().equals(digest))) {
            final Observed observed = observed(submission);
            journal.add(Graded.of(submission, digest, observed, ownTester.map(own -> examples(own, submission))));
        }
    }

    private Observed observed(Submission submission) {
        return submission.problem().isEmpty()
                ? unlessTheJudgeFails(() -> tester.test(submission.sources()), fault -> tester.notRun(
                        List.of("could not be judged", failed(fault, "the program"))))
                : tester.notRun(submission.problem());
    }

    private static OwnExamples examples(OwnTester own, Submission submission) {
        return unlessTheJudgeFails(() -> own.test(submission.features()), fault -> own.none(
                submission.features().keySet(), failed(fault, "the examples")));
    }

    /** A fault of grading that one submission brings to light must not keep the others from being graded. */
    private static <T> T unlessTheJudgeFails(Supplier<T> judging, Function<Throwable, T> otherwise) {
        try {
            return judging.get();
        } catch (GradingException said) {
            throw said;
        } catch (RuntimeException | Error fault) {
            return otherwise.apply(fault);
        }
    }

    private static String failed(Throwable fault, String about) {
        return "The judge itself failed (" + fault.getClass().getName() + "), which says nothing about " + about
                + ": look at it yourself, and report the fault.";
    }

    private static void await(Future<?> future) {
        try {
            future.get();
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
