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
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tabuleiro.connectfour.Refusal;
import tabuleiro.steps.Moves.Attempt;

/** Tests moves and refusals, with a list of discs as the game. */
class MovesTest {

    private final List<String> attached = new ArrayList<>();
    private final List<String> game = new ArrayList<>();
    private final Moves moves = new Moves(new Prefetch());

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

    private void make(String disc) {
        attempt(Optional::empty, () -> game.add(disc));
    }

    private void refuse() {
        attempt(() -> Optional.of(Refusal.COLUMN_FULL), () -> game.add("a disc"));
    }

    private void attempt(Supplier<Optional<Refusal>> whyNot, Runnable move) {
        moves.attempt(() -> List.copyOf(game), List.of(new Attempt(whyNot, move)));
    }
}
