package tabuleiro.quarto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the default methods of the interface, on a game that returns prepared values. */
class QuartoTest {

    private static final Position CHOOSING = Position.parse("""
            (B! [p! [P; (p!
            [p; (p; [B! (B;
            [B; (P!  .  [P!
             .  (b! (b;  .""");

    private static final Position PLACING = Position.parse(CHOOSING + "\nchosen: (P;");

    private static final Set<Piece> POOL = Set.of(Piece.parse("[b!"), Piece.parse("(P;"), Piece.parse("[b;"));

    private final Quarto choosing = new ToldGame(CHOOSING, CHOOSING.chosen(), Player.FIRST);
    private final Quarto placing = new ToldGame(PLACING, PLACING.chosen(), Player.FIRST);

    @Test
    void aCellIsFreeIfNoPieceLiesOnIt() {
        assertThat(Cell.ALL.stream().filter(choosing::isFree).map(Cell::toString))
                .as("free cells").containsExactly("C3", "A4", "D4");
    }

    @ParameterizedTest
    @CsvSource({"FIRST, SECOND", "SECOND, FIRST"})
    void theOpponentChooses(Player placer, Player chooser) {
        final Quarto game = new ToldGame(CHOOSING, CHOOSING.chosen(), placer);
        assertThat(game.chooser()).as("who chooses when %s places", placer).isEqualTo(chooser);
    }

    @Test
    void theChoicesAreThePiecesThatAreNotRefusedInTheOrderOfAllPieces() {
        assertThat(written(choosing.choices())).isEqualTo("(P; [b! [b;");
        assertThat(placing.choices()).as("choices when every piece is refused").isEmpty();
    }

    @Test
    void theLegalMovesAreTheCellsThatAreNotRefusedInTheOrderOfAllCells() {
        assertThat(written(placing.legalMoves())).isEqualTo("C3 A4 D4");
        assertThat(choosing.legalMoves()).as("legal moves when every cell is refused").isEmpty();
    }

    @Test
    void thePositionContainsThePiecesOnTheBoardAndTheChosenPiece() {
        assertThat(choosing.position()).isEqualTo(CHOOSING);
        assertThat(placing.position()).isEqualTo(PLACING);
    }

    @Test
    void aGameThatReturnsNullHasNoPosition() {
        assertThatThrownBy(new ToldGame(null, Optional.empty(), Player.FIRST)::position)
                .isInstanceOf(NullPointerException.class).hasMessage("at returned null");
        assertThatThrownBy(new ToldGame(CHOOSING, null, Player.FIRST)::position)
                .isInstanceOf(NullPointerException.class).hasMessage("chosen returned null");
    }

    private static String written(Collection<?> things) {
        return things.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    /**
     * A game that returns prepared values.
     *
     * @param shown  the board; null if at returns null
     * @param chosen the chosen piece
     * @param nextToPlay who places
     */
    private record ToldGame(Position shown, Optional<Piece> chosen, Player nextToPlay) implements Quarto {

        @Override
        public Optional<Piece> at(Cell cell) {
            return shown == null ? null : shown.at(cell);
        }

        @Override
        public Set<Piece> pool() {
            return POOL;
        }

        @Override
        public Optional<Refusal> whyNotChoose(Piece piece) {
            return chosen.isEmpty() && POOL.contains(piece) ? Optional.empty() : Optional.of(Refusal.ALREADY_CHOSEN);
        }

        @Override
        public Optional<Refusal> whyNotPlace(Cell cell) {
            return chosen.isPresent() && isFree(cell) ? Optional.empty() : Optional.of(Refusal.CELL_OCCUPIED);
        }

        @Override
        public boolean isOver() {
            return false;
        }

        @Override
        public void choose(Piece piece) {
            throw new UnsupportedOperationException("a query chooses nothing");
        }

        @Override
        public void place(Cell cell) {
            throw new UnsupportedOperationException("a query places nothing");
        }

        @Override
        public Optional<Player> winner() {
            return Optional.empty();
        }

        @Override
        public Set<Cell> winningCells() {
            return Set.of();
        }

        @Override
        public Set<Trait> sharedTraits() {
            return Set.of();
        }
    }
}
