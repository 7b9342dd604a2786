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
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.Contract;
import tabuleiro.connectfour.Refusal;

/** Shows what a move, a refusal and a stopped caller are, with a list of moves in the place of a game. */
class MovesTest {

    private final List<String> attached = new ArrayList<>();
    private final List<String> game = new ArrayList<>();
    private final Moves moves = new Moves();

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
    void aMoveThatNothingSpeaksAgainstIsMade() {
        moves.attempt(() -> List.copyOf(game), Optional::empty, () -> game.add("a disc"));
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
    void aRefusalHasToBeForTheReasonThatIsNamed() {
        refuse();
        assertThatThrownBy(() -> moves.isRefused("the game is over")).isInstanceOf(AssertionError.class)
                .hasMessageContaining("the column is full");
    }

    @Test
    void aMoveThatWasMadeWasNotRefused() {
        moves.attempt(() -> List.copyOf(game), Optional::empty, () -> game.add("a disc"));
        assertThatThrownBy(() -> moves.isRefused("the column is full")).isInstanceOf(AssertionError.class)
                .hasMessageContaining("nothing speaks against the move");
    }

    @Test
    void aQuestionThatChangesTheGameIsFound() {
        moves.attempt(() -> List.copyOf(game), () -> {
            game.add("a trace");
            return Optional.of(Refusal.COLUMN_FULL);
        }, () -> game.add("a disc"));
        assertThatThrownBy(() -> moves.isRefused("the column is full")).isInstanceOf(AssertionError.class)
                .hasMessageContaining("a question changes nothing");
    }

    @Test
    void aRefusalThatTheExampleDoesNotSpeakOfFailsTheNextQuestion() {
        refuse();
        assertThatThrownBy(moves::mustBeAccepted).isInstanceOf(AssertionError.class)
                .hasMessageContaining("the column is full");
        assertThatThrownBy(this::refuse).isInstanceOf(AssertionError.class);
    }

    @Test
    void onceARefusalIsSpokenOfTheExampleGoesOn() {
        refuse();
        moves.isRefused("the column is full");
        assertThatCode(moves::mustBeAccepted).doesNotThrowAnyException();
    }

    @Test
    void thePicturesBeforeAndAfterTheLastMoveAreShownIfTheExampleFails() throws ReflectiveOperationException {
        moves.attempt(() -> List.copyOf(game), Optional::empty, () -> game.add("a disc"));
        moves.attempt(() -> List.copyOf(game), Optional::empty, () -> game.add("another"));
        end(true);
        assertThat(attached).containsExactly("before: [a disc]", "after: [a disc, another]");
    }

    @Test
    void thereIsNoPictureAfterAMoveThatFails() throws ReflectiveOperationException {
        moves.attempt(() -> List.copyOf(game), Optional::empty, () -> game.add("a disc"));
        assertThatThrownBy(() -> moves.attempt(() -> List.copyOf(game), Optional::empty, () -> {
            throw new IllegalStateException();
        })).isInstanceOf(IllegalStateException.class);
        end(true);
        assertThat(attached).containsExactly("before: [a disc]");
    }

    @Test
    void nothingIsShownIfTheExamplePasses() throws ReflectiveOperationException {
        moves.attempt(() -> List.copyOf(game), Optional::empty, () -> game.add("a disc"));
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
            throw new UnsupportedOperationException("TODO 3: value");
        }, Optional::empty, () -> game.add("a disc"));
        assertThat(game).containsExactly("a disc");
        end(true);
        assertThat(attached).hasSize(2).allMatch(picture -> picture.contains("(no picture"));
    }

    @Test
    void withoutAPictureNothingIsShownToBeUnchanged() {
        moves.attempt(() -> {
            throw new IllegalStateException("no picture");
        }, () -> Optional.of(Refusal.COLUMN_FULL), () -> game.add("a disc"));
        assertThatThrownBy(() -> moves.isRefused("the column is full")).isInstanceOf(AssertionError.class)
                .hasMessageContaining("can be asked for");
    }

    @Test
    void aCallerIsStoppedByAnAssertionAtTheStart() {
        moves.force(() -> List.copyOf(game), () -> {
            throw new AssertionError(Contract.require("column_has_space", "C4-06", 4, game));
        });
        assertThatCode(moves::isStopped).doesNotThrowAnyException();
    }

    @Test
    void anAssertionWithoutAMessageStopsACallerToo() {
        moves.force(() -> List.copyOf(game), () -> {
            throw new AssertionError();
        });
        assertThatCode(moves::isStopped).doesNotThrowAnyException();
    }

    @Test
    void aCallThatIsNotStoppedIsFound() {
        moves.force(() -> List.copyOf(game), () -> { });
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class).hasMessageContaining("nothing");
    }

    @Test
    void anAssertionAtTheEndDoesNotStopTheCaller() {
        for (String late : List.of(Contract.ensure("disc_rests", "C4-04", 4, ""),
                Contract.maintain("no_disc_floats", "C4-04", ""))) {
            moves.force(() -> List.copyOf(game), () -> {
                throw new AssertionError(late);
            });
            assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                    .hasMessageContaining(late.lines().findFirst().orElseThrow());
        }
    }

    @Test
    void aCallThatChangesTheGameBeforeItIsStoppedIsFound() {
        moves.force(() -> List.copyOf(game), () -> {
            game.add("half a disc");
            throw new AssertionError();
        });
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                .hasMessageContaining("a call that is stopped changes nothing");
    }

    @Test
    void anExceptionIsNoAssertion() {
        assertThatThrownBy(() -> moves.force(() -> List.copyOf(game), () -> {
            throw new IllegalArgumentException("no such column");
        })).isInstanceOf(IllegalArgumentException.class).hasMessage("no such column");
    }

    @Test
    void nobodyIsStoppedWhoHasNotCalled() {
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                .hasMessageContaining("a call was made without asking first");
    }

    private void refuse() {
        moves.attempt(() -> List.copyOf(game), () -> Optional.of(Refusal.COLUMN_FULL), () -> game.add("a disc"));
    }
}
