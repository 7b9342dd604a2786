package tabuleiro.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabuleiro.console.Canvas;
import tabuleiro.console.Ink;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Sketch;

/** Tests which part of a large picture is in sight. */
class SheetTest {

    /** A head, the numbers of ten columns, and ten rows that begin with their number; each place has its own text. */
    private static final Canvas CANVAS = canvas("HEAD.OF.THE.PICTURE\n 0123456789\n"
            + IntStream.range(0, 10).mapToObj(row -> row + "abcdefghij".toUpperCase(java.util.Locale.ROOT)
            .substring(0, row) + "abcdefghij".substring(row)).collect(Collectors.joining("\n")));

    private static Canvas canvas(String text) {
        final Sketch sketch = new Sketch();
        sketch.writeLines(text, Ink.PLAIN);
        return sketch.canvas();
    }

    private static Sheet sheet(int height, int width) {
        final Picture picture = new Picture(CANVAS, List.of(), Optional.empty(), new Margin(1, 1, 1));
        return new Sheet(picture, new Area(0, 0, 1, 1), 0, 0).of(picture, new Area(5, 7, height, width));
    }

    private static String shown(Sheet sheet) {
        final Area area = sheet.position();
        return IntStream.range(area.row(), area.row() + area.height()).mapToObj(row ->
                IntStream.range(area.column(), area.column() + area.width()).mapToObj(column -> String.valueOf(
                        CANVAS.at(sheet.rowAt(row), sheet.columnAt(row, column)).text()))
                        .collect(Collectors.joining())).collect(Collectors.joining("\n"));
    }

    @Test
    void atFirstTheUpperLeftPartIsInSight() {
        assertThat(shown(sheet(4, 6))).isEqualTo("HEAD.O\n 01234\n0abcde\n1Abcde");
    }

    @Test
    void theHeadStaysAndTheNumbersFollow() {
        assertThat(shown(sheet(4, 6).scrolled(2, 3))).isEqualTo("HEAD.O\n 34567\n2defgh\n3defgh");
    }

    @Test
    void nothingOutsideThePictureIsInSight() {
        assertThat(shown(sheet(4, 6).scrolled(50, 50))).isEqualTo("HEAD.O\n 56789\n8FGHij\n9FGHIj");
        assertThat(shown(sheet(4, 6).scrolled(50, 50).scrolled(-50, -50))).isEqualTo(shown(sheet(4, 6)));
        assertThat(sheet(4, 6).isLarger()).isTrue();
        assertThat(sheet(12, 11).isLarger()).isFalse();
    }

    @Test
    void anAreaIsBroughtIntoSightAndTheHeadNeedsNoScrolling() {
        final Sheet last = sheet(4, 6).showing(new Area(11, 10, 1, 1));
        assertThat(shown(last)).endsWith("9FGHIj");
        assertThat(last.showing(new Area(0, 0, 1, 4))).isEqualTo(last);
        assertThat(shown(last.showing(new Area(2, 1, 1, 1)))).isEqualTo(shown(sheet(4, 6)));
    }

    @Test
    void aPlaceOfTheScreenIsAPlaceOfThePicture() {
        final Sheet scrolled = sheet(4, 6).scrolled(2, 3);
        assertThat(scrolled.at(5, 9)).contains(new Area(0, 2, 1, 1));
        assertThat(scrolled.at(6, 8)).contains(new Area(1, 4, 1, 1));
        assertThat(scrolled.at(7, 7)).contains(new Area(4, 0, 1, 1));
        assertThat(scrolled.at(8, 12)).contains(new Area(5, 8, 1, 1));
        assertThat(scrolled.at(4, 9)).isEmpty();
        assertThat(scrolled.at(8, 13)).isEmpty();
    }

    @Test
    void aScreenThatIsTooLowShowsSomeOfTheBoardAllTheSame() {
        assertThat(shown(sheet(1, 4).scrolled(3, 0))).isEqualTo("3ABC");
        assertThat(shown(sheet(2, 4))).isEqualTo("HEAD\n0abc");
    }
}
