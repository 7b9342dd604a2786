package tabuleiro.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;
import tabuleiro.svg.Strip;

/** Tests how a board of Qwirkle is drawn, and tiles that are in no line. */
class QwirkleDrawingTest {

    private static final String BOARD = " .  .  .  .\n . A1 A2  .\n .  .  .  .";

    private final QwirkleDrawing drawing = new QwirkleDrawing();

    @Test
    void tilesLieOnTheirCells() {
        assertThat(drawing.read(BOARD).things()).isEqualTo(Map.of(
                new Place(1, 1), QwirkleDrawing.draw(new Tile(1, 1)),
                new Place(1, 2), QwirkleDrawing.draw(new Tile(1, 2))));
        assertThat(drawing.read(BOARD).grid().name(new Place(1, 2))).isEqualTo("1/2");
        assertThat(drawing.read(BOARD).strips()).isEmpty();
    }

    @Test
    void allTilesDifferWithoutTheirColours() {
        assertThat(Tile.KINDS.stream().map(tile -> QwirkleDrawing.draw(tile).shape()
                .replaceAll("class=\"[^\"]*\"", ""))).doesNotHaveDuplicates();
    }

    @Test
    void handsPointsTurnAndBagLieBelow() {
        final var board = drawing.read(BOARD + "\nturn of 2: 1/1 1/2\nhand 1: C3\nhand 2: D4 E5\npoints: 5 7\n"
                + "options: CHEATING PUBLISHED_END\nseed: 4\nbag: " + "F6 ".repeat(20));
        assertThat(board.strips()).extracting(Strip::words).containsExactly("player 1, 5 points",
                "player 2, 7 points, to play", "20 in the bag, first");
        assertThat(board.strips()).extracting(strip -> strip.things().size()).containsExactly(1, 2, 14);
        assertThat(board.captions()).containsExactly("played in this turn: 1/1, 1/2", "agreed on: cheating",
                "agreed on: published end");
    }

    @Test
    void tilesWithoutABoardAreDrawnInTheirOrder() {
        final var board = drawing.read("A1 A1\nB6");
        assertThat(board.grid().rows()).isEmpty();
        assertThat(board.picture().description()).isEqualTo("tiles, in this order: A1, A1, B6");
    }

    @Test
    void starsMarkCellsBesideTiles() {
        assertThat(drawing.read(" .  *  .\n . A1 *").marks())
                .isEqualTo(Map.of(Mark.NAMED, Set.of(new Place(0, 1), new Place(1, 2))));
    }

    @Test
    void rowsOfDifferentLengthsAreRefused() {
        assertThatThrownBy(() -> drawing.read(". .\n.")).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the rows of the picture are of different lengths: " + List.of(2, 1));
    }
}
