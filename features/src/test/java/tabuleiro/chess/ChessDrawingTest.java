package tabuleiro.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;

/** Tests how a board of chess is drawn. */
class ChessDrawingTest {

    private static final String EMPTY = "8 . . . . . . . .\n7 . . . . . . . .\n6 . . . . . . . .\n5 . . . . . . . .\n"
            + "4 . . . . . . . .\n3 . . . . . . . .\n2 . . . . . . . .\n1 . . . . . . . .\n  a b c d e f g h";

    private final ChessDrawing drawing = new ChessDrawing();

    @Test
    void piecesStandOnTheirSquares() {
        final var board = ChessDrawing.draw(Position.START);
        assertThat(board.things().get(new Place(7, 4)).words()).isEqualTo("white king");
        assertThat(board.things().get(new Place(0, 3)).words()).isEqualTo("black queen");
        assertThat(board.things()).hasSize(32);
        assertThat(board.grid().name(new Place(7, 4))).isEqualTo("e1");
    }

    @Test
    void theSquareInWhitesLeftCornerIsDark() {
        final var cell = ChessDrawing.draw(Position.START).grid().ground().cell();
        assertThat(cell.apply(new Place(7, 0))).contains("dark-square");
        assertThat(cell.apply(new Place(7, 7))).isEmpty();
    }

    @Test
    void kindsDifferInForm() {
        assertThat(Arrays.stream(Piece.values()).map(PieceShape::draw).map(Drawn::shape)).doesNotHaveDuplicates();
        assertThat(Arrays.stream(Kind.values()).map(kind -> PieceShape.draw(Piece.of(Player.WHITE, kind)).shape()
                .replaceAll("class=\"[^\"]*\"", ""))).doesNotHaveDuplicates();
    }

    @Test
    void whatMattersBesideTheBoardIsSaidBelowIt() {
        assertThat(drawing.read(EMPTY).captions()).isEmpty();
        assertThat(drawing.read(EMPTY + "\nnext: black\ncastling: Kq\nen passant: e3\nhalfmove clock: 9\nmove: 40\n"
                + "draw offered by: white\ncaptured: q P\nearlier: 8/8/8/8/8/8/8/8 w - -\nsettled by: agreement")
                .captions()).map(caption -> caption.replace('\u00a0', ' ')).containsExactly("Black to move, "
                + "castling: Kq, en passant: e3, halfmove clock: 9, move: 40, draw offered by: white, captured: q P, "
                + "earlier positions: 1, settled by agreement");
    }

    @Test
    void starsMarkSquares() {
        final var board = drawing.read(EMPTY.replace("8 . .", "8 . *").replace("1 . . . . . . . .",
                "1 . . . . . . . *"));
        assertThat(board.marks()).isEqualTo(Map.of(Mark.NAMED, Set.of(new Place(0, 1), new Place(7, 7))));
        assertThat(board.things()).isEmpty();
        assertThat(board.captions()).isEqualTo(List.of());
    }
}
