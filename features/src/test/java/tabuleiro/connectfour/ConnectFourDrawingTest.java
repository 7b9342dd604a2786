package tabuleiro.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;

/** Tests how a grid of Connect Four is drawn. */
class ConnectFourDrawingTest {

    private static final String EMPTY_ROWS = ". . . . . . .\n".repeat(5);

    private final ConnectFourDrawing drawing = new ConnectFourDrawing();

    @Test
    void discsLieInTheirCells() {
        assertThat(drawing.read(EMPTY_ROWS + "1 . . . . . 2").things()).isEqualTo(Map.of(
                new Place(5, 0), ConnectFourDrawing.draw(Player.FIRST),
                new Place(5, 6), ConnectFourDrawing.draw(Player.SECOND)));
    }

    @Test
    void cellsAreCalledAsInTheRules() {
        assertThat(drawing.read(EMPTY_ROWS + ". . . . . . .").grid().name(new Place(5, 3)))
                .isEqualTo(new Cell(6, 4).toString());
    }

    @Test
    void discsDifferInForm() {
        assertThat(ConnectFourDrawing.draw(Player.FIRST).shape()).contains("first-form");
        assertThat(ConnectFourDrawing.draw(Player.SECOND).shape()).contains("<path class=\"second-form\"");
    }

    @Test
    void starsMarkCells() {
        assertThat(drawing.read(EMPTY_ROWS + ". . . * * . .").marks())
                .isEqualTo(Map.of(Mark.NAMED, Set.of(new Place(5, 3), new Place(5, 4))));
    }

    @Test
    void whatIsNoGridIsRefused() {
        assertThatThrownBy(() -> drawing.read("4\n3")).isInstanceOf(IllegalArgumentException.class);
    }
}
