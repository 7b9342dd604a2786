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
import tabuleiro.steps.Moves.Attempt;
import tabuleiro.tiny.Refusal;

/** Tests moves and refusals, with a list of stones as the game. */
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
        make("a stone");
        assertThat(game).containsExactly("a stone");
        assertThatCode(moves::mustBeAccepted).doesNotThrowAnyException();
    }

    @Test
    void aRefusedMoveIsNotMade() {
        refuse();
        assertThat(game).isEmpty();
        assertThatCode(() -> moves.isRefused("the cell is taken")).doesNotThrowAnyException();
    }

    @Test
    void aRefusalMustHaveTheExpectedReason() {
        refuse();
        assertThatThrownBy(() -> moves.isRefused("the game is over")).isInstanceOf(AssertionError.class)
                .hasMessageContaining("the cell is taken");
    }

    @Test
    void aMoveThatWasMadeIsNotRefused() {
        make("a stone");
        assertThatThrownBy(() -> moves.isRefused("the cell is taken")).isInstanceOf(AssertionError.class)
                .hasMessageContaining("it is not refused");
    }

    @Test
    void aQueryThatChangesTheGameIsFound() {
        attempt(() -> {
            game.add("a trace");
            return Optional.of(Refusal.CELL_TAKEN);
        }, () -> game.add("a stone"));
        assertThatThrownBy(() -> moves.isRefused("the cell is taken")).isInstanceOf(AssertionError.class)
                .hasMessageContaining("the position after a query is the position before it");
    }

    @Test
    void aRefusalThatTheExampleDoesNotCheckFailsTheNextMove() {
        refuse();
        assertThatThrownBy(moves::mustBeAccepted).isInstanceOf(AssertionError.class)
                .hasMessageContaining("the cell is taken");
        assertThatThrownBy(this::refuse).isInstanceOf(AssertionError.class);
    }

    @Test
    void theExampleContinuesAfterARefusalIsChecked() {
        refuse();
        moves.isRefused("the cell is taken");
        assertThatCode(moves::mustBeAccepted).doesNotThrowAnyException();
    }

    @Test
    void thePicturesBeforeAndAfterTheLastMoveAreShownIfTheExampleFails() throws ReflectiveOperationException {
        make("a stone");
        make("another");
        end(true);
        assertThat(attached).containsExactly("before: [a stone]", "after: [a stone, another]");
    }

    @Test
    void thePictureAfterAMoveThatFailsShowsHowFarItCame() throws ReflectiveOperationException {
        make("a stone");
        assertThatThrownBy(() -> attempt(Optional::empty, () -> {
            game.add("half a stone");
            throw new IllegalStateException();
        })).isInstanceOf(IllegalStateException.class);
        end(true);
        assertThat(attached).containsExactly("before: [a stone]", "after: [a stone, half a stone]");
    }

    @Test
    void nothingIsShownIfTheExamplePasses() throws ReflectiveOperationException {
        make("a stone");
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
        }, List.of(new Attempt(Optional::empty, () -> game.add("a stone"))));
        assertThat(game).containsExactly("a stone");
        end(true);
        assertThat(attached).hasSize(2).allMatch(picture -> picture.contains("(no picture"));
    }

    @Test
    void withoutAPictureNothingIsShownToBeUnchanged() {
        moves.attempt(() -> {
            throw new IllegalStateException("no picture");
        }, List.of(new Attempt(() -> Optional.of(Refusal.CELL_TAKEN), () -> game.add("a stone"))));
        assertThatThrownBy(() -> moves.isRefused("the cell is taken")).isInstanceOf(AssertionError.class)
                .hasMessageContaining("can be asked for");
    }

    private void make(String stone) {
        attempt(Optional::empty, () -> game.add(stone));
    }

    private void refuse() {
        attempt(() -> Optional.of(Refusal.CELL_TAKEN), () -> game.add("a stone"));
    }

    private void attempt(Supplier<Optional<Refusal>> whyNot, Runnable move) {
        moves.attempt(() -> List.copyOf(game), List.of(new Attempt(whyNot, move)));
    }
}
