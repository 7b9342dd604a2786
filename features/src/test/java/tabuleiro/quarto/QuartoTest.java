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

/** Shows the answers that the interface gives itself, from those of a game that only repeats what it is told. */
class QuartoTest {

    private static final Position CHOOSING = Position.parse("""
            (B! [p! [P; (p!
            [p; (p; [B! (B;
            [B; (P!  .  [P!
             .  (b! (b;  .""");

    private static final Position PLACING = Position.parse(CHOOSING + "\nchosen: (P;");

    private static final Set<Piece> POOL = Set.of(Piece.parse("[b!"), Piece.parse("(P;"), Piece.parse("[b;"));

    private static final Piece ON_BOARD = Piece.parse("(B!");
    private static final Piece IN_POOL = Piece.parse("[b!");
    private static final Cell TAKEN = Cell.parse("A1");
    private static final Cell FREE = Cell.parse("C3");

    private final Quarto choosing = new ToldGame(CHOOSING, CHOOSING.chosen(), Player.FIRST, false);
    private final Quarto placing = new ToldGame(PLACING, PLACING.chosen(), Player.FIRST, false);
    private final Quarto ended = new ToldGame(CHOOSING, CHOOSING.chosen(), Player.FIRST, true);
    private final Quarto endedWithAPieceChosen = new ToldGame(PLACING, PLACING.chosen(), Player.FIRST, true);

    @Test
    void aCellIsFreeIfItHoldsNoPiece() {
        assertThat(Cell.ALL.stream().filter(choosing::isFree).map(Cell::toString))
                .as("free cells").containsExactly("C3", "A4", "D4");
    }

    @ParameterizedTest
    @CsvSource({"FIRST, SECOND", "SECOND, FIRST"})
    void theOpponentChooses(Player placer, Player chooser) {
        final Quarto game = new ToldGame(CHOOSING, CHOOSING.chosen(), placer, false);
        assertThat(game.chooser()).as("who chooses when %s places", placer).isEqualTo(chooser);
    }

    @Test
    void theEndIsNamedBeforeAllElseThatSpeaksAgainstAChoice() {
        assertThat(endedWithAPieceChosen.whyNotChoose(ON_BOARD)).contains(Refusal.GAME_OVER);
        assertThat(endedWithAPieceChosen.whyNotChoose(IN_POOL)).contains(Refusal.GAME_OVER);
        assertThat(ended.whyNotChoose(ON_BOARD)).contains(Refusal.GAME_OVER);
        assertThat(ended.whyNotChoose(IN_POOL)).contains(Refusal.GAME_OVER);
    }

    @Test
    void aPieceThatWaitsIsNamedBeforeWhereTheOtherLies() {
        assertThat(placing.whyNotChoose(ON_BOARD)).contains(Refusal.ALREADY_CHOSEN);
        assertThat(placing.whyNotChoose(IN_POOL)).contains(Refusal.ALREADY_CHOSEN);
        assertThat(placing.whyNotChoose(Piece.parse("(P;"))).contains(Refusal.ALREADY_CHOSEN);
    }

    @Test
    void aPieceOnTheBoardIsNamedIfNothingElseSpeaksAgainstIt() {
        assertThat(choosing.whyNotChoose(ON_BOARD)).contains(Refusal.PIECE_ON_BOARD);
    }

    @Test
    void nothingSpeaksAgainstAPieceOfThePool() {
        assertThat(choosing.whyNotChoose(IN_POOL)).isEmpty();
    }

    @Test
    void theEndIsNamedBeforeAllElseThatSpeaksAgainstAPlacement() {
        assertThat(ended.whyNotPlace(TAKEN)).contains(Refusal.GAME_OVER);
        assertThat(ended.whyNotPlace(FREE)).contains(Refusal.GAME_OVER);
        assertThat(endedWithAPieceChosen.whyNotPlace(TAKEN)).contains(Refusal.GAME_OVER);
        assertThat(endedWithAPieceChosen.whyNotPlace(FREE)).contains(Refusal.GAME_OVER);
    }

    @Test
    void aMissingChoiceIsNamedBeforeAnOccupiedCell() {
        assertThat(choosing.whyNotPlace(TAKEN)).contains(Refusal.NONE_CHOSEN);
        assertThat(choosing.whyNotPlace(FREE)).contains(Refusal.NONE_CHOSEN);
    }

    @Test
    void anOccupiedCellIsNamedIfNothingElseSpeaksAgainstIt() {
        assertThat(placing.whyNotPlace(TAKEN)).contains(Refusal.CELL_OCCUPIED);
    }

    @Test
    void nothingSpeaksAgainstAFreeCell() {
        assertThat(placing.whyNotPlace(FREE)).isEmpty();
    }

    @Test
    void theChoicesAreThePiecesOfThePoolInTheOrderOfAllPieces() {
        assertThat(written(choosing.choices())).isEqualTo("(P; [b! [b;");
        assertThat(placing.choices()).as("choices while a piece waits").isEmpty();
        assertThat(ended.choices()).as("choices after the end").isEmpty();
    }

    @Test
    void theLegalMovesAreTheFreeCellsInTheOrderOfAllCells() {
        assertThat(written(placing.legalMoves())).isEqualTo("C3 A4 D4");
        assertThat(choosing.legalMoves()).as("legal moves while no piece waits").isEmpty();
        assertThat(endedWithAPieceChosen.legalMoves()).as("legal moves after the end").isEmpty();
    }

    @Test
    void thePositionHoldsThePieceOfEveryCellAndTheChosenOne() {
        assertThat(choosing.position()).isEqualTo(CHOOSING);
        assertThat(placing.position()).isEqualTo(PLACING);
    }

    @Test
    void aGameThatAnswersNullHasNoPosition() {
        assertThatThrownBy(new ToldGame(null, Optional.empty(), Player.FIRST, false)::position)
                .isInstanceOf(NullPointerException.class).hasMessage("piece answered null");
        assertThatThrownBy(new ToldGame(CHOOSING, null, Player.FIRST, false)::position)
                .isInstanceOf(NullPointerException.class).hasMessage("chosen answered null");
    }

    private static String written(Collection<?> things) {
        return things.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    /**
     * A game that was told what to answer.
     *
     * @param shown  the board; null if no cell has an answer
     * @param chosen the piece that waits
     * @param placer who places
     * @param isOver whether the game is over
     */
    private record ToldGame(Position shown, Optional<Piece> chosen, Player placer, boolean isOver) implements Quarto {

        @Override
        public Optional<Piece> piece(Cell cell) {
            return shown == null ? null : shown.piece(cell);
        }

        @Override
        public Set<Piece> pool() {
            return POOL;
        }

        @Override
        public void choose(Piece piece) {
            throw new UnsupportedOperationException("a question chooses nothing");
        }

        @Override
        public void place(Cell cell) {
            throw new UnsupportedOperationException("a question places nothing");
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
