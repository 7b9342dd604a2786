package tabuleiro.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shows the answers that the interface gives itself, from those of a game that only repeats what it is told. */
class ConnectFourTest {

    private static final Position SECOND_COLUMN_FULL = Position.parse("""
            . 2 . . . . .
            . 1 . . . . .
            . 2 . . . . .
            . 1 . . . . .
            . 2 . . . . .
            . 1 . . . . 1
            """);

    private final ConnectFour goingOn = new ToldGame(SECOND_COLUMN_FULL, false);
    private final ConnectFour ended = new ToldGame(SECOND_COLUMN_FULL, true);

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7})
    void theGridHasSevenColumns(int column) {
        assertThat(ConnectFour.isColumn(column)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 8, -1, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void besideTheGridThereIsNoColumn(int column) {
        assertThat(ConnectFour.isColumn(column)).isFalse();
        assertThat(goingOn.whyNotPlay(column)).contains(Refusal.NO_SUCH_COLUMN);
    }

    @Test
    void aColumnThatDoesNotExistIsNamedBeforeTheEnd() {
        assertThat(ended.whyNotPlay(8)).contains(Refusal.NO_SUCH_COLUMN);
    }

    @Test
    void theEndIsNamedBeforeAFullColumn() {
        assertThat(ended.whyNotPlay(2)).contains(Refusal.GAME_OVER);
        assertThat(ended.whyNotPlay(3)).contains(Refusal.GAME_OVER);
    }

    @Test
    void aFullColumnIsNamedWhileTheGameGoesOn() {
        assertThat(goingOn.whyNotPlay(2)).contains(Refusal.COLUMN_FULL);
    }

    @Test
    void nothingSpeaksAgainstAColumnWithSpace() {
        assertThat(goingOn.whyNotPlay(1)).isEmpty();
        assertThat(goingOn.whyNotPlay(7)).isEmpty();
    }

    @Test
    void theReasonsStandInTheOrderInWhichTheyAreGiven() {
        assertThat(Refusal.values())
                .containsSubsequence(Refusal.NO_SUCH_COLUMN, Refusal.GAME_OVER, Refusal.COLUMN_FULL)
                .containsSubsequence(Refusal.DISCS_DO_NOT_ALTERNATE, Refusal.DISC_FLOATS, Refusal.GAME_OVER);
    }

    @Test
    void theLegalMovesAreTheColumnsThatNothingSpeaksAgainst() {
        assertThat(goingOn.legalMoves()).containsExactly(1, 3, 4, 5, 6, 7);
        assertThat(ended.legalMoves()).isEmpty();
    }

    @Test
    void thePositionHoldsTheValueOfEveryCell() {
        assertThat(goingOn.position()).isEqualTo(SECOND_COLUMN_FULL);
    }

    @Test
    void aGameThatAnswersNullHasNoPosition() {
        final ConnectFour silent = new ToldGame(null, false);
        assertThatThrownBy(silent::position)
                .isInstanceOf(NullPointerException.class).hasMessage("value answered null");
    }

    /**
     * A game that was told what to answer.
     *
     * @param shown  the grid; null if no cell has an answer
     * @param isOver whether the game is over
     */
    private record ToldGame(Position shown, boolean isOver) implements ConnectFour {

        @Override
        public boolean hasSpace(int column) {
            return shown.value(1, column).isEmpty();
        }

        @Override
        public void play(int column) {
            throw new UnsupportedOperationException("a question plays nothing");
        }

        @Override
        public Optional<Player> value(int row, int column) {
            return shown == null ? null : shown.value(row, column);
        }

        @Override
        public Optional<Player> winner() {
            return Optional.empty();
        }

        @Override
        public List<Cell> winningLine() {
            return List.of();
        }

        @Override
        public Player nextToPlay() {
            return Player.FIRST;
        }
    }
}
