package tabuleiro.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the default methods of the interface, on a game that returns prepared values. */
class ConnectFourTest {

    private static final Position SECOND_COLUMN_FULL = Position.parse("""
            . 2 . . . . .
            . 1 . . . . .
            . 2 . . . . .
            . 1 . . . . .
            . 2 . . . . .
            . 1 . . . . 1
            """);

    private final ConnectFour game = new ToldGame(SECOND_COLUMN_FULL);

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7})
    void theGridHasSevenColumns(int column) {
        assertThat(ConnectFour.isColumn(column)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 8, -1, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void outsideTheGridThereIsNoColumn(int column) {
        assertThat(ConnectFour.isColumn(column)).isFalse();
    }

    @Test
    void theRefusalsAreInTheOrderInWhichTheyApply() {
        assertThat(Refusal.values())
                .containsSubsequence(Refusal.NO_SUCH_COLUMN, Refusal.GAME_OVER, Refusal.COLUMN_FULL)
                .containsSubsequence(Refusal.DISCS_DO_NOT_ALTERNATE, Refusal.DISC_FLOATS, Refusal.GAME_OVER);
    }

    @Test
    void theLegalMovesAreTheColumnsThatAreNotRefused() {
        assertThat(game.legalMoves()).containsExactly(1, 3, 4, 5, 6, 7);
    }

    @Test
    void thePositionContainsEveryCell() {
        assertThat(game.position()).isEqualTo(SECOND_COLUMN_FULL);
    }

    @Test
    void aGameThatReturnsNullHasNoPosition() {
        final ConnectFour silent = new ToldGame(null);
        assertThatThrownBy(silent::position)
                .isInstanceOf(NullPointerException.class).hasMessage("at returned null");
    }

    /**
     * A game that returns prepared values.
     *
     * @param shown  the grid; null if at returns null
     */
    private record ToldGame(Position shown) implements ConnectFour {

        @Override
        public boolean isOver() {
            return false;
        }

        @Override
        public Optional<Refusal> whyNotPlay(int column) {
            return hasSpace(column) ? Optional.empty() : Optional.of(Refusal.COLUMN_FULL);
        }

        @Override
        public boolean hasSpace(int column) {
            return shown.at(1, column).isEmpty();
        }

        @Override
        public void play(int column) {
            throw new UnsupportedOperationException("a query plays nothing");
        }

        @Override
        public Optional<Player> at(int row, int column) {
            return shown == null ? null : shown.at(row, column);
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
