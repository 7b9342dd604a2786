package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.cucumber.core.backend.TestCaseState;
import io.cucumber.java.Scenario;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tabuleiro.Contract;
import tabuleiro.connectfour.Refusal;
import tabuleiro.steps.Moves.Attempt;

/** Tests moves, refusals and stopped callers, with a list of discs as the game. */
class MovesTest {

    private final List<String> attached = new ArrayList<>();
    private final List<String> game = new ArrayList<>();
    private final Moves moves = new Moves();
    private String secret = "untouched";

    /** Ends the example, and keeps what it attaches. */
    private void end(boolean isFailed) throws ReflectiveOperationException {
        final InvocationHandler keep = (proxy, method, arguments) -> method.getName().equals("isFailed") ? isFailed
                : attached.add(arguments[2] + ": " + arguments[0]);
        final Constructor<Scenario> constructor = Scenario.class.getDeclaredConstructor(TestCaseState.class);
        constructor.setAccessible(true);
        moves.showWhatFailed(constructor.newInstance(Proxy.newProxyInstance(getClass().getClassLoader(),
                new Class<?>[] {TestCaseState.class}, keep)));
    }

    @Test
    void aLegalMoveIsMade() {
        make("a disc");
        assertThat(game).containsExactly("a disc");
        assertThatCode(moves::mustBeAccepted).doesNotThrowAnyException();
    }

    @Test
    void aRefusedMoveIsNotMade() {
        refuse();
        assertThat(game).isEmpty();
        assertThatCode(() -> moves.isRefused("the column is full")).doesNotThrowAnyException();
    }

    @Test
    void aRefusalMustHaveTheExpectedReason() {
        refuse();
        assertThatThrownBy(() -> moves.isRefused("the game is over")).isInstanceOf(AssertionError.class)
                .hasMessageContaining("the column is full");
    }

    @Test
    void aMoveThatWasMadeIsNotRefused() {
        make("a disc");
        assertThatThrownBy(() -> moves.isRefused("the column is full")).isInstanceOf(AssertionError.class)
                .hasMessageContaining("it is not refused");
    }

    @Test
    void aQueryThatChangesTheGameIsFound() {
        attempt(() -> {
            game.add("a trace");
            return Optional.of(Refusal.COLUMN_FULL);
        }, () -> game.add("a disc"));
        assertThatThrownBy(() -> moves.isRefused("the column is full")).isInstanceOf(AssertionError.class)
                .hasMessageContaining("the position after a query is the position before it");
    }

    @Test
    void aRefusalThatTheExampleDoesNotCheckFailsTheNextMove() {
        refuse();
        assertThatThrownBy(moves::mustBeAccepted).isInstanceOf(AssertionError.class)
                .hasMessageContaining("the column is full");
        assertThatThrownBy(this::refuse).isInstanceOf(AssertionError.class);
    }

    @Test
    void theExampleContinuesAfterARefusalIsChecked() {
        refuse();
        moves.isRefused("the column is full");
        assertThatCode(moves::mustBeAccepted).doesNotThrowAnyException();
    }

    @Test
    void thePicturesBeforeAndAfterTheLastMoveAreShownIfTheExampleFails() throws ReflectiveOperationException {
        make("a disc");
        make("another");
        end(true);
        assertThat(attached).containsExactly("before: [a disc]", "after: [a disc, another]");
    }

    @Test
    void thePictureAfterAMoveThatFailsShowsHowFarItCame() throws ReflectiveOperationException {
        make("a disc");
        assertThatThrownBy(() -> attempt(Optional::empty, () -> {
            game.add("half a disc");
            throw new IllegalStateException();
        })).isInstanceOf(IllegalStateException.class);
        end(true);
        assertThat(attached).containsExactly("before: [a disc]", "after: [a disc, half a disc]");
    }

    @Test
    void nothingIsShownIfTheExamplePasses() throws ReflectiveOperationException {
        make("a disc");
        end(false);
        assertThat(attached).isEmpty();
    }

    @Test
    void nothingIsShownIfTheExampleFailsBeforeAnyMove() throws ReflectiveOperationException {
        end(true);
        assertThat(attached).isEmpty();
    }

    @Test
    void aPictureThatCannotBeHadFailsNoMove() throws ReflectiveOperationException {
        moves.attempt(() -> {
            throw new UnsupportedOperationException("TODO 3: at");
        }, List.of(new Attempt(Optional::empty, () -> game.add("a disc"))));
        assertThat(game).containsExactly("a disc");
        end(true);
        assertThat(attached).hasSize(2).allMatch(picture -> picture.contains("(no picture"));
    }

    @Test
    void withoutAPictureNothingIsShownToBeUnchanged() {
        moves.attempt(() -> {
            throw new IllegalStateException("no picture");
        }, List.of(new Attempt(() -> Optional.of(Refusal.COLUMN_FULL), () -> game.add("a disc"))));
        assertThatThrownBy(() -> moves.isRefused("the column is full")).isInstanceOf(AssertionError.class)
                .hasMessageContaining("can be asked for");
    }

    @Test
    void aCallerIsStoppedByAnAssertionAtTheStart() {
        force(() -> {
            throw new AssertionError(Contract.require("column_has_space", "C4-06", 4, game));
        });
        assertThatCode(moves::isStopped).doesNotThrowAnyException();
    }

    @Test
    void anAssertionWithoutAMessageStopsACallerToo() {
        force(() -> {
            throw new AssertionError();
        });
        assertThatCode(moves::isStopped).doesNotThrowAnyException();
    }

    @Test
    void aCallThatIsNotStoppedIsFound() {
        force(() -> { });
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class).hasMessageContaining("nothing");
    }

    @Test
    void anAssertionAtTheEndDoesNotStopTheCaller() {
        for (String late : List.of(Contract.ensure("disc_rests", "C4-04", 4, ""),
                Contract.maintain("no_disc_floats", "C4-04", ""))) {
            force(() -> {
                throw new AssertionError(late);
            });
            assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                    .hasMessageContaining(late.lines().findFirst().orElseThrow());
        }
    }

    @Test
    void aCallThatChangesTheGameBeforeItIsStoppedIsFound() {
        force(() -> {
            game.add("half a disc");
            throw new AssertionError();
        });
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                .hasMessageContaining("the position after a call that is stopped");
    }

    @Test
    void anExceptionIsNotAnAssertion() {
        assertThatThrownBy(() -> force(() -> {
            throw new IllegalArgumentException("no such column");
        })).isInstanceOf(IllegalArgumentException.class).hasMessage("no such column");
    }

    @Test
    void noCallerIsStoppedIfNoCallWasMade() {
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                .hasMessageContaining("no call was made without asking first");
    }

    @Test
    void aCallThatChangesWhatAQueryReturnsBeforeItIsStoppedIsFound() {
        force(() -> {
            secret = "changed";
            throw new AssertionError();
        });
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                .hasMessageContaining("what queries return after a call that is stopped")
                .hasMessageContaining("secret: untouched").hasMessageContaining("secret: changed");
    }

    @Test
    void aQueryThatFailsAfterACallThatIsStoppedIsFound() {
        force(() -> {
            secret = "";
            throw new AssertionError();
        });
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                .hasMessageContaining("secret: no value: java.lang.IllegalStateException: the secret is lost");
    }

    @Test
    void aGameThatAQueryChangesIsNotBlamedOnTheCall() {
        moves.force(() -> List.copyOf(game), () -> {
            if (game.isEmpty()) {
                game.add("a trace");
            }
            return Answers.of(Map.of("the game", () -> List.copyOf(game)));
        }, () -> {
            throw new AssertionError();
        });
        assertThatCode(moves::isStopped).doesNotThrowAnyException();
    }

    @Test
    void aQueryThatReturnsSomethingElseEachTimeIsNotBlamedOnTheCall() {
        moves.force(() -> "the position", () -> {
            game.add("a trace");
            return Answers.of(Map.of("the game", game::size));
        }, () -> {
            throw new AssertionError();
        });
        assertThatCode(moves::isStopped).doesNotThrowAnyException();
    }

    private void make(String disc) {
        attempt(Optional::empty, () -> game.add(disc));
    }

    private void refuse() {
        attempt(() -> Optional.of(Refusal.COLUMN_FULL), () -> game.add("a disc"));
    }

    private void attempt(Supplier<Optional<Refusal>> whyNot, Runnable move) {
        moves.attempt(() -> List.copyOf(game), List.of(new Attempt(whyNot, move)));
    }

    private void force(Runnable call) {
        moves.force(() -> List.copyOf(game), () -> Answers.ofThoseThatWork(Map.of("secret", this::secret)), call);
    }

    private String secret() {
        if (secret.isEmpty()) {
            throw new IllegalStateException("the secret is lost");
        }
        return secret;
    }
}
