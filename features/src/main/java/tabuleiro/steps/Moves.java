package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.After;
import io.cucumber.java.Scenario;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.assertj.core.api.Assertions;
import tabuleiro.Contract;
import tabuleiro.Contract.ClauseKind;
import tabuleiro.Reason;

/**
 * What a {@code When} does in every game: it asks why the move must not be made and, if it is legal, makes it.
 *
 * <p>A refused move is never made; the example must say that it is refused. If the example fails, the pictures before
 * and after its last move are attached to the report.
 */
public final class Moves {

    /** How a report names a move, or a position, that an example needs and that is refused. */
    public static final List<String> REFUSED =
            List.of("a move that is legal is not refused", "a position that is legal is not refused");

    private static final String ASSERTION = "an assertion";
    private static final String NO_PICTURE = "(no picture: the position could not be asked for)";

    static {
        Assertions.useRepresentation(new ValueWords());
    }

    private Optional<? extends Reason> refusal = Optional.empty();
    /** Which of the moves of its step that was made last; nothing if there is only one. */
    private String which = "";
    /** What stopped the last careless call; nothing if there was none. */
    private Optional<String> stopped = Optional.empty();
    /** What queries returned before the last careless call, as far as they return something else after it. */
    private String returned = "";
    /** What they return after it. */
    private String returnedAfter = "";
    private Optional<?> before = Optional.empty();
    private Optional<?> after = Optional.empty();
    private final Prefetch prefetch;

    /** Creates the moves of an example. */
    public Moves(Prefetch prefetch) {
        this.prefetch = prefetch;
    }

    /** Attaches the pictures that go with a failure, as far as there are any. */
    @After
    public void showWhatFailed(Scenario example) {
        if (example.isFailed()) {
            before.ifPresent(position -> example.attach(picture(position), "text/plain", "before"));
            after.ifPresent(position -> example.attach(picture(position), "text/plain", "after"));
        }
    }

    /**
     * Something a player wants to do.
     *
     * @param whyNot asks why it must not be done
     * @param move   does it
     */
    public record Attempt(Supplier<? extends Optional<? extends Reason>> whyNot, Runnable move) {

        /** Does it; there is nothing to return. */
        private Optional<?> made() {
            move.run();
            return Optional.empty();
        }
    }

    /**
     * Makes moves one after another, each unless it is refused; none may follow one that is refused.
     *
     * @param position asks for the position, a value that does not change any more
     * @param attempts the moves
     */
    void attempt(Supplier<?> position, List<Attempt> attempts) {
        mustBeAccepted();
        prefetch.prefetch(List.<Supplier<?>>of(position, askedAt(0, attempts, position)));
        before = asked(position);
        try {
            for (int i = 0; i < attempts.size(); i++) {
                mustBeAccepted();
                which = attempts.size() == 1 ? "" : ": number " + (i + 1) + " of " + attempts.size();
                attempt(attempts.get(i), askedAt(i + 1, attempts, position));
            }
        } finally {
            after = asked(position);
        }
    }

    /** Returns what is asked before a move, or after the last: the position. */
    private static Supplier<?> askedAt(int move, List<Attempt> attempts, Supplier<?> position) {
        return move < attempts.size() ? attempts.get(move).whyNot() : position;
    }

    private void attempt(Attempt attempt, Supplier<?> askedNext) {
        refusal = attempt.whyNot().get();
        if (refusal.isEmpty()) {
            prefetch.prefetch(List.<Supplier<?>>of(attempt::made, askedNext));
            attempt.move().run();
        }
    }

    /**
     * Makes a call without asking first whether it is legal, as a careless caller would.
     *
     * <p>Every query is asked twice before. If not all return the same twice, they say nothing about the call: that
     * queries change the game is no fault of the call, and other examples find it.
     *
     * @param position asks for the position, a value that does not change any more
     * @param queries  every query, by what it asks for
     * @param call     breaks a precondition
     */
    void force(Supplier<?> position, Map<String, Supplier<?>> queries, Runnable call) {
        mustBeAccepted();
        final Answers first = askThoseThatWork(queries);
        final Answers old = first.equals(askThoseThatWork(queries)) ? first : Answers.NONE;
        before = asked(position);
        stopped = Optional.of("nothing");
        try {
            call.run();
        } catch (AssertionError error) {
            stopped = Optional.of(isLate(error) ? "an assertion at the end: " + error.getMessage() : ASSERTION);
        } finally {
            after = asked(position);
        }
        final Answers now = askThoseThatWork(queries);
        returned = old.differingFrom(now);
        returnedAfter = now.differingFrom(old);
    }

    /** Returns what these queries return when they are asked one after another; each makes one call. */
    public <T> List<T> ask(List<Supplier<T>> queries) {
        prefetch.prefetch(queries);
        return queries.stream().map(Supplier::get).toList();
    }

    /** Asks every query once. If one fails, so does this. */
    Answers ask(Map<String, Supplier<?>> queries) {
        prefetch.prefetch(queries.values());
        return Answers.of(queries);
    }

    private Answers askThoseThatWork(Map<String, Supplier<?>> queries) {
        prefetch.prefetch(queries.values());
        return Answers.ofThoseThatWork(queries);
    }

    /** Checks whether an assertion stands at the end of a call, where it does not stop the caller. */
    private static boolean isLate(AssertionError error) {
        final String message = String.valueOf(error.getMessage());
        return Contract.reports(ClauseKind.POSTCONDITION, message) || Contract.reports(ClauseKind.INVARIANT, message);
    }

    /** Fails the example if the last move was refused: what follows would be asked of a game without it. */
    void mustBeAccepted() {
        assertThat(refusal.map(Reason::words)).as(REFUSED.get(0) + which)
                .isEqualTo(Optional.empty());
    }

    /** Checks that the query why not returns this refusal, and that nothing has changed. */
    @Then("the move/position is refused: {}")
    public void isRefused(String words) {
        assertThat(refusal.map(Reason::words).orElse("it is not refused")).as("why the move is refused")
                .isEqualTo(words);
        mustBeUnchanged("the position after a query is the position before it");
        refusal = Optional.empty();
    }

    /**
     * Checks that the careless call was stopped at its start by an assertion, and that every query returns the same
     * before and after it.
     */
    @Then("an assertion stops the caller")
    public void isStopped() {
        assertThat(stopped.orElse("no call was made without asking first"))
                .as("what stops a call that breaks a precondition").isEqualTo(ASSERTION);
        mustBeUnchanged("the position after a call that is stopped is the position before it");
        assertThat(returnedAfter).as("what queries return after a call that is stopped").isEqualTo(returned);
    }

    /** Without a picture nothing could be compared, so that is no pass. */
    private void mustBeUnchanged(String because) {
        final String picture = before.map(Moves::picture).orElse(NO_PICTURE);
        assertThat(picture).as("the position before can be asked for").isNotEqualTo(NO_PICTURE);
        assertThat(after.map(Moves::picture).orElse(NO_PICTURE)).as(because).isEqualTo(picture);
    }

    /** Returns the position; it is drawn only if its picture is needed. */
    private static Optional<?> asked(Supplier<?> position) {
        try {
            return Optional.of(position.get());
        } catch (RuntimeException | AssertionError | StackOverflowError unavailable) {
            return Optional.of(NO_PICTURE);
        }
    }

    private static String picture(Object position) {
        try {
            return position.toString();
        } catch (RuntimeException wrong) {
            return NO_PICTURE;
        }
    }
}
