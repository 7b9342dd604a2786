package tabuleiro.quarto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how a picture of the board is read, and which texts are not a picture. */
class PositionTest {

    private static final String BOARD = """
            (B!  .   .  [p;
             .  [b!  .   .
             .   .  (P;  .
             .   .   .   .""";

    private static final String CHOSEN = BOARD + "\nchosen: [P!";

    private static final String EMPTY_ROW = ". . . .\n";

    private static final Position EMPTY = Position.parse(EMPTY_ROW.repeat(4));

    @Test
    void spacesAroundAndBetweenCellsAreIgnored() {
        assertThat(Position.parse("\n\t (B! . .  [p;  \n. [b! . .\n . .\t(P;  .\n. . . . \n  chosen: [P! \n\n"))
                .isEqualTo(Position.parse(CHOSEN));
    }

    @Test
    void everyCellHasThePieceOfThePicture() {
        final Position position = Position.parse(BOARD);
        assertThat(position.at(Cell.parse("A1"))).contains(Piece.parse("(B!"));
        assertThat(position.at(Cell.parse("D1"))).contains(Piece.parse("[p;"));
        assertThat(position.at(Cell.parse("B2"))).contains(Piece.parse("[b!"));
        assertThat(position.at(Cell.parse("C3"))).contains(Piece.parse("(P;"));
        assertThat(Cell.ALL.stream().filter(cell -> position.at(cell).isEmpty())).as("empty cells").hasSize(12);
    }

    @Test
    void thePiecesOnTheBoardAreCountedWithoutTheChosenOne() {
        assertThat(EMPTY.count()).isZero();
        assertThat(Position.parse(BOARD).count()).isEqualTo(4);
        assertThat(Position.parse(CHOSEN).count()).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    void everyPositionIsReadAsItIsDrawn(int count) {
        for (int seed = 1; seed <= 20; seed++) {
            final Position position = random(count, new Random(100 * count + seed));
            assertThat(Position.parse(position.toString())).as("the drawn position, read again").isEqualTo(position);
            assertThat(position.count()).as("pieces on the board\n%s", position).isEqualTo(count);
            assertThat(position.fault()).as("the fault of\n%s", position).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 5, 6})
    void aBoardHasFourRows(int rows) {
        assertThatThrownBy(() -> Position.parse(EMPTY_ROW.repeat(rows))).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a board has 4 rows, but the picture has %s", rows);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chosen:", "chosen:(B!", "Chosen: (B!", "given: (B!", "(B!"})
    void belowTheBoardOnlyTheChosenPieceIsAllowed(String line) {
        assertThatThrownBy(() -> Position.parse(BOARD + "\n" + line)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a board has 4 rows, but the picture has 5");
    }

    @Test
    void onlyOnePieceIsChosen() {
        assertThatThrownBy(() -> Position.parse(CHOSEN + "\nchosen: (p!"))
                .hasMessage("a board has 4 rows, but the picture has 6");
        assertThatThrownBy(() -> Position.parse(CHOSEN + " (p!")).isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no piece is written [P! (p!: a piece has 3 characters");
    }

    @ParameterizedTest
    @CsvSource({". . ., 3", ". . . . ., 5", ".  .  [p;., 3", "...., 1", "'', 1"})
    void aRowHasFourCells(String row, int counted) {
        assertThatThrownBy(() -> Position.parse(EMPTY_ROW + row + "\n" + EMPTY_ROW.repeat(2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a row has 4 cells, but one of the picture has %s: %s", counted, row);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(B", "(b?", "-", "..", "B!", "0"})
    void aCellIsAPieceOrADot(String mark) {
        assertThatThrownBy(() -> Position.parse(EMPTY_ROW.repeat(3) + ". . " + mark + " ."))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no piece is written %s: a piece has 3 characters", mark);
        assertThatThrownBy(() -> Position.parse(BOARD + "\nchosen: " + mark))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no piece is written %s: a piece has 3 characters", mark);
    }

    @Test
    void aPositionHasAsManyCellsAsTheBoard() {
        assertThatThrownBy(() -> new Position(List.of(Optional.empty()), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("a board has 16 cells, not 1");
        assertThatThrownBy(() -> new Position(Collections.nCopies(17, Optional.empty()), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("a board has 16 cells, not 17");
    }

    @Test
    void aPositionWithoutAChosenPieceIsNotDrawnShorter() {
        assertThatThrownBy(() -> new Position(EMPTY.pieces(), null))
                .isInstanceOf(NullPointerException.class).hasMessage("chosen");
    }

    @Test
    void aPositionDoesNotChangeWithTheListItWasCreatedFrom() {
        final List<Optional<Piece>> pieces = new ArrayList<>(EMPTY.pieces());
        final Position position = new Position(pieces, Optional.empty());
        pieces.set(0, Optional.of(Piece.parse("(B!")));
        assertThat(position).isEqualTo(EMPTY);
    }

    /** Returns a position with this many pieces on random cells; in every other position another piece is chosen. */
    private static Position random(int count, Random random) {
        final List<Piece> shuffled = new ArrayList<>(Piece.ALL);
        Collections.shuffle(shuffled, random);
        final List<Optional<Piece>> pieces = new ArrayList<>(Collections.nCopies(16, Optional.empty()));
        for (int i = 0; i < count; i++) {
            pieces.set(i, Optional.of(shuffled.get(i)));
        }
        Collections.shuffle(pieces, random);
        final boolean isChosen = count < 16 && random.nextBoolean();
        return new Position(pieces, isChosen ? Optional.of(shuffled.get(count)) : Optional.empty());
    }
}
