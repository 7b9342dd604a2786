package tabuleiro.grading.judge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.judge.Outcome.Status;

/**
 * Holds submissions against the examples of a rule book. The steps run here; the submission runs elsewhere.
 *
 * <p>When a submission's process ends or hangs, that example has failed and the next one gets a fresh process. After
 * the third time, or when its time is used up, the rest is not run. A hang counts only if that example alone hangs
 * again.
 */
public final class Examiner {

    private static final int MOST_BREAK_OFFS = 3;
    private static final String ENDED = "The program had ended too often, or used up its time.";

    private final RuleBook book;
    private final Supplier<Worker> workers;
    private final Queue<Stage> free = new ConcurrentLinkedQueue<>();

    /** Will examine by this book, in processes that this supplier starts. */
    Examiner(RuleBook book, Supplier<Worker> workers) {
        this.book = book;
        this.workers = workers;
    }

    /** Which examples is a submission held against? In the order of the features. */
    List<Check> checks() {
        return book.checks();
    }

    /**
     * Makes sure that every step of every example means something, without running any.
     *
     * @throws GradingException if one does not; the message names it
     */
    void rehearse() {
        final Stage stage = stage();
        final Set<String> known = new HashSet<>();
        for (Example example : book.examples()) {
            if (!known.addAll(example.check().steps().stream().map(Examiner::withoutPicture).toList())) {
                continue;
            }
            final Take take = stage.rehearse(example.pickle());
            if (!take.passed()) {
                throw new GradingException("A step of the features means nothing, or two things, at "
                        + example.check().file() + ":" + example.check().line() + ": "
                        + example.check().steps().get(take.step()).lines().findFirst().orElse(""));
            }
        }
        free.add(stage);
    }

    /** What does a step say, and does a picture follow? That is all that its meaning depends on. */
    private static String withoutPicture(String step) {
        final int end = step.indexOf('\n');
        return end < 0 ? step : step.substring(0, end + 1);
    }

    /** What comes of every example, for a submission with these classes? In the order of the book. */
    List<Outcome> examine(Map<String, byte[]> classes) {
        final Stage stage = stage();
        try (Session session = new Session(book.exercise(), classes, workers)) {
            return examine(session, stage);
        } finally {
            free.add(stage);
        }
    }

    private Stage stage() {
        final Stage kept = free.poll();
        return kept == null ? new Stage("tabuleiro.steps", book.exercise().glue()) : kept;
    }

    private List<Outcome> examine(Session session, Stage stage) {
        final List<Outcome> outcomes = new ArrayList<>();
        int breakOffs = 0;
        for (Example example : book.examples()) {
            if (breakOffs == MOST_BREAK_OFFS || session.isUsedUp()) {
                outcomes.add(Outcome.notRun(example.check(), ENDED));
                continue;
            }
            Outcome outcome = play(example, session, stage);
            if (session.breakOff().filter(end -> end.kind() == Failure.Kind.TIMEOUT).isPresent()) {
                session.resume();
                outcome = play(example, session, stage);
            }
            if (session.breakOff().isPresent()) {
                session.resume();
                breakOffs++;
            }
            outcomes.add(outcome);
        }
        return outcomes;
    }

    private static Outcome play(Example example, Session session, Stage stage) {
        final Take take = stage.play(example.pickle(), session::provider);
        session.mustHaveStarted();
        if (session.breakOff().isPresent()) {
            return outcome(example, Status.ERROR, take, session.breakOff().get().getMessage());
        }
        if (take.passed()) {
            return new Outcome(example.check(), Status.PASSED, -1, "", take.before(), take.after());
        }
        final Throwable error = take.error().orElse(null);
        return outcome(example, error instanceof AssertionError ? Status.FAILED : Status.ERROR, take, message(error));
    }

    private static Outcome outcome(Example example, Status status, Take take, String message) {
        return new Outcome(
                example.check(), status, take.step(), Text.clean(message), take.before(), take.after());
    }

    private static String message(Throwable error) {
        if (error instanceof ContractBroken broken) {
            return broken.getMessage() + (broken.places().isEmpty() ? "" : "\nat " + broken.places());
        }
        if (error instanceof AssertionError || error instanceof Failure) {
            return String.valueOf(error.getMessage());
        }
        return "The example could not be run: " + (error == null ? "a step was skipped" : error);
    }
}
