package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.console.DrawnBoard.DrawnCell;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Picture.Place;
import tabuleiro.console.Sight.Pane;

/** Tests that a board is drawn as large as there is room, and its cells with signs or letters, and with colours. */
class DrawnBoardTest {

    private static final Sign DISC = new Sign("b", "●", Form.DISC, 2, Ink.BLACK);
    private static final DrawnBoard DIAGRAM = new DrawnBoard(List.of("2", "1"), List.of("a", "b"), List.of(
            DrawnCell.on(Ink.LIGHT), DrawnCell.on(Ink.DARK).with(Optional.of(DISC)).marked(Ink.CHOSEN, true),
            DrawnCell.on(Ink.DARK).choosing("a1", Effect.ENDS, true), DrawnCell.on(Ink.LIGHT).labelled("x")));

    private static Picture picture(Size size, boolean signs, boolean coloured) {
        final Sketch sketch = new Sketch();
        DIAGRAM.draw(sketch, size, new Pane(24, 80, signs, coloured, false));
        return sketch.picture(Optional.empty(), new Margin(0, 0, 0));
    }

    @ParameterizedTest
    @CsvSource({"17, 75, 2, 4", "33, 85, 4, 10", "25, 59, 3, 7", "9, 80, 1, 3", "3, 9, 1, 3", "99, 300, 8, 20"})
    void anEightByEightBoardIsAsLargeAsThereIsRoom(int rows, int columns, int height, int width) {
        final List<String> names = List.of("abcdefgh".split(""));
        assertThat(new DrawnBoard(names, names, (row, column) -> DrawnCell.on(Ink.DARK)).fitting(rows, columns))
                .isEqualTo(new Size(height, width));
    }

    @Test
    void signsFillTheirCellsWhereColoursTellWhatACellIs() {
        assertThat(picture(new Size(2, 4), true, true).canvas()).hasToString("""
                   a   b
                2     ▟██▙
                      ▜██▛
                1  •
                       x
                """);
        assertThat(picture(Size.SMALLEST, true, true).canvas()).hasToString("   a  b\n2     ●\n1  •  x\n");
    }

    @Test
    void withoutColoursSquaresAndWhatIsChosenAreDrawn() {
        assertThat(picture(new Size(3, 7), false, false).canvas()).hasToString("""
                     a      b
                         :::::::
                2        [::b::]
                         :::::::
                  :::::::
                1 :::•:::
                  :::::::x
                """);
    }

    @Test
    void placesAreWhereTheirCellsAre() {
        assertThat(picture(new Size(2, 4), true, true).places())
                .isEqualTo(List.of(new Place(new Area(3, 2, 2, 4), "a1", Effect.ENDS, true)));
    }

    @Test
    void formsAreDrawnAtAnySize() {
        assertThat(Form.DISC.without(Form.DISC.scaled(0.5)).lines(3, 6))
                .containsExactly("▗▟██▙▖", "█▌  ▐█", "▝▜██▛▘");
        assertThat(Form.SQUARE.scaled(0.6).lines(3, 6)).hasSize(3).allMatch(line -> line.length() == 6);
        assertThat(Form.CROWN.lines(2, 4)).isNotEqualTo(Form.DISC.lines(2, 4));
    }
}
