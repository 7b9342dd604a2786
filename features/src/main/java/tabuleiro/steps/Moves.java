package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.After;
import io.cucumber.java.Scenario;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.assertj.core.api.Assertions;
import tabuleiro.Contract;
import tabuleiro.Contract.Clause;
import tabuleiro.Reason;

/**
 * What a {@code When} does in every game: it asks why the move may not be made and, if nothing forbids it,
 * makes it.
 *
 * <p>A refused move is never made; the example must say that it is refused. If the example fails, the pictures before
 * and after its last move are attached to the report.
 */
public final class Moves {

    private static final String NO_PICTURE = "(no picture: the position could not be asked for)";

    static {
        Assertions.useRepresentation(new Words());
    }

    private Optional<? extends Reason> refusal = Optional.empty();
    private Optional<AssertionError> stopped = Optional.empty();
    private boolean forced;
    private Optional<?> before = Optional.empty();
    private Optional<?> after = Optional.empty();

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
     * @param whyNot asks why it may not be done
     * @param move   does it
     */
    public record Attempt(Supplier<? extends Optional<? extends Reason>> whyNot, Runnable move) {
    }

    /**
     * Makes a move unless it is refused.
     *
     * @param position asks for the position, a value that does not change any more
     * @param whyNot   asks why the move may not be made
     * @param move     makes it
     */
    public void attempt(Supplier<?> position, Supplier<? extends Optional<? extends Reason>> whyNot, Runnable move) {
        attempt(position, List.of(new Attempt(whyNot, move)));
    }

    /** Makes one move after another, each unless it is refused; none may follow one that is refused. */
    public void attempt(Supplier<?> position, List<Attempt> attempts) {
        mustBeAccepted();
        before = asked(position);
        after = Optional.empty();
        for (Attempt each : attempts) {
            mustBeAccepted();
            refusal = each.whyNot().get();
            if (refusal.isEmpty()) {
                each.move().run();
            }
        }
        after = asked(position);
    }

    /**
     * Makes a call without asking first whether it is allowed, as a careless caller would.
     *
     * @param position asks for the position, a value that does not change any more
     * @param call     breaks a precondition
     */
    public void force(Supplier<?> position, Runnable call) {
        mustBeAccepted();
        before = asked(position);
        after = Optional.empty();
        forced = true;
        stopped = Optional.empty();
        try {
            call.run();
        } catch (AssertionError error) {
            stopped = Optional.of(error);
        }
        after = asked(position);
    }

    /** Fails the example if the last move was refused: what is asked next would be asked of a game without it. */
    public void mustBeAccepted() {
        assertThat(refusal.map(Reason::words)).as("what speaks against the move, which is allowed")
                .isEqualTo(Optional.empty());
    }

    /** Checks that the move was refused for this reason and that nothing changed. */
    @Then("the move/position is refused: {}")
    public void isRefused(String words) {
        assertThat(refusal.map(Reason::words).orElse("nothing speaks against the move"))
                .as("why the move is refused").isEqualTo(words);
        mustBeUnchanged("a question changes nothing");
        refusal = Optional.empty();
    }

    /** Checks that the careless call was stopped by an assertion on a precondition, before anything changed. */
    @Then("an assertion stops the caller")
    public void isStopped() {
        assertThat(forced).as("a call was made without asking first").isTrue();
        assertThat(stopped.isPresent() ? "an assertion" : "nothing").as("what stops a call that breaks a precondition")
                .isEqualTo("an assertion");
        final String message = String.valueOf(stopped.get().getMessage());
        assertThat(Contract.reports(Clause.POSTCONDITION, message)
                || Contract.reports(Clause.INVARIANT, message))
                .as("the assertion stops the caller at the start, but it says: %s", message).isFalse();
        mustBeUnchanged("a call that is stopped changes nothing");
    }

    /** Without a picture nothing could be compared, so that is no pass. */
    private void mustBeUnchanged(String because) {
        final String picture = before.map(Moves::picture).orElse(NO_PICTURE);
        assertThat(picture).as("the position before can be asked for").isNotEqualTo(NO_PICTURE);
        assertThat(after.map(Moves::picture).orElse(NO_PICTURE)).as(because).isEqualTo(picture);
    }

    /** Which position is it? It is drawn only if the picture is needed. */
    private static Optional<?> asked(Supplier<?> position) {
        try {
            return Optional.of(position.get());
        } catch (RuntimeException | AssertionError unavailable) {
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
