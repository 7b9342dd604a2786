package tabuleiro.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.Place;

/** Tests how a board of draughts is drawn. */
class DraughtsDrawingTest {

    private static Position position(Variant variant, int kingTurns, int endgameTurns) {
        return new Position(variant, Map.of(Square.parse("a1"), Piece.WHITE_MAN, Square.parse("h8"), Piece.BLACK_KING),
                Player.BLACK, kingTurns, endgameTurns);
    }

    @Test
    void piecesStandOnTheirSquaresAndTheseAreDark() {
        final var board = DraughtsDrawing.draw(position(Variant.CLASSIC, 0, 0));
        assertThat(board.things()).extractingByKey(new Place(7, 0)).extracting(Drawn::words).isEqualTo("white man");
        assertThat(board.things()).extractingByKey(new Place(0, 7)).extracting(Drawn::words).isEqualTo("black king");
        assertThat(board.grid().ground().cell().apply(new Place(7, 0))).contains("dark-square");
        assertThat(board.grid().name(new Place(0, 7))).isEqualTo("h8");
    }

    @Test
    void menAndKingsDifferInForm() {
        assertThat(List.of(Piece.WHITE_MAN, Piece.WHITE_KING)).extracting(piece -> DraughtsDrawing.draw(piece).shape()
                .replaceAll("class=\"[^\"]*\"", "")).doesNotHaveDuplicates();
        assertThat(Arrays.stream(Piece.values()).map(DraughtsDrawing::draw)).doesNotHaveDuplicates();
    }

    @Test
    void theRulesAndTheTurnAreSaidBelowIt() {
        assertThat(DraughtsDrawing.draw(position(Variant.SIMPLIFIED, 0, 0)).captions())
                .containsExactly("simplified\u00a0rules, Black\u00a0to\u00a0move");
        assertThat(DraughtsDrawing.draw(position(Variant.CLASSIC, 12, 3)).captions())
                .map(caption -> caption.replace('\u00a0', ' ')).containsExactly(
                        "classic rules, Black to move, turns of kings: 12, turns with these pieces: 3");
    }

    @Test
    void aBoardAloneClaimsNothingElse() {
        assertThat(new DraughtsDrawing().read(position(Variant.CLASSIC, 12, 3).board()).captions()).isEmpty();
    }
}
