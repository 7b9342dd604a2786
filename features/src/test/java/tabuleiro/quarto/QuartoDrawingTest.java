package tabuleiro.quarto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;
import tabuleiro.svg.Strip;

/** Tests how a board of Quarto is drawn. */
class QuartoDrawingTest {

    private static final String BOARD = " .   .   .  (B!\n .   .   .   .\n .   .   .   .\n .   .   .   .";

    private final QuartoDrawing drawing = new QuartoDrawing();

    @Test
    void piecesLieOnTheirCells() {
        assertThat(drawing.read(BOARD).things())
                .isEqualTo(Map.of(new Place(0, 3), QuartoDrawing.draw(Piece.parse("(B!"))));
        assertThat(drawing.read(BOARD).grid().name(new Place(0, 3))).isEqualTo("D1");
    }

    @Test
    void allPiecesLookDifferent() {
        assertThat(Piece.ALL.stream().map(piece -> QuartoDrawing.draw(piece).shape())).doesNotHaveDuplicates();
    }

    @Test
    void thePiecesThatAreLeftLieBelow() {
        final Strip left = drawing.read(BOARD).strips().get(0);
        assertThat(left.words()).isEqualTo("left");
        assertThat(left.things()).hasSize(15).doesNotContain(QuartoDrawing.draw(Piece.parse("(B!")));
    }

    @Test
    void thePieceToBePlacedLiesApart() {
        final var strips = drawing.read(BOARD + "\nchosen: [p;").strips();
        assertThat(strips).extracting(Strip::words).containsExactly("to be placed", "left after it");
        assertThat(strips.get(0).things()).containsExactly(QuartoDrawing.draw(Piece.parse("[p;")));
        assertThat(strips.get(1).things()).hasSize(14).doesNotContain(QuartoDrawing.draw(Piece.parse("[p;")));
    }

    @Test
    void starsMarkCells() {
        final var board = drawing.read(". . . .\n. . . .\n* . . *\n. . . .");
        assertThat(board.marks()).isEqualTo(Map.of(Mark.NAMED, Set.of(new Place(2, 0), new Place(2, 3))));
        assertThat(board.strips()).isEmpty();
    }
}
