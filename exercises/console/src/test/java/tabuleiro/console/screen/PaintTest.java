package tabuleiro.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.junit.jupiter.api.Test;
import tabuleiro.console.Canvas;
import tabuleiro.console.Ink;

/** Tests how a canvas is painted (CO-13). */
class PaintTest {

    @Test
    void coloursAreUsedUnlessTheEnvironmentForbidsThem() {
        assertThat(JLineDevice.isColoured(Map.of("TERM", "xterm"))).isTrue();
        assertThat(JLineDevice.isColoured(Map.of("NO_COLOR", ""))).isTrue();
        assertThat(JLineDevice.isColoured(Map.of("NO_COLOR", "1"))).isFalse();
    }

    private static final Canvas CANVAS = new Canvas().put(0, 0, "●", Ink.FIRST).put(0, 1, "○", Ink.SECOND, Ink.CURSOR)
            .put(0, 2, "x", Ink.FIRST, Ink.LAST).put(0, 3, "▸é", Ink.PLAIN);

    private static final AttributedStyle BOLD = AttributedStyle.DEFAULT.bold();

    private static AttributedString line(Paint paint) {
        return paint.lines(CANVAS, 2, 6).get(0);
    }

    @Test
    void withColoursThePlayersDiffer() {
        final AttributedString line = line(new Paint(true, StandardCharsets.UTF_8));
        assertThat(line.styleAt(0)).isNotEqualTo(BOLD);
        assertThat(line.styleAt(0).inverse()).isNotEqualTo(line.styleAt(1));
    }

    @Test
    void whiteIsLightAndBlackIsDarkOnEveryTerminal() {
        final Canvas canvas = new Canvas().put(0, 0, "w", Ink.WHITE).put(0, 1, "b", Ink.BLACK)
                .put(0, 2, "w", Ink.WHITE, Ink.CURSOR).put(0, 3, "b", Ink.BLACK, Ink.WIN);
        final AttributedString line = new Paint(true, StandardCharsets.UTF_8).lines(canvas, 1, 4).get(0);
        assertThat(line.styleAt(0)).isEqualTo(AttributedStyle.DEFAULT.foreground(AttributedStyle.BLACK)
                .background(AttributedStyle.WHITE));
        assertThat(line.styleAt(1)).isEqualTo(BOLD.foreground(AttributedStyle.WHITE)
                .background(AttributedStyle.BLACK));
        assertThat(line.styleAt(2)).as("a white piece under the cursor").isEqualTo(line.styleAt(0));
        assertThat(line.styleAt(3).getStyle() & BOLD.inverse().getMask()).as("a black piece that wins")
                .isEqualTo(line.styleAt(1).getStyle() & BOLD.inverse().getMask());
    }

    @Test
    void withoutColoursTheMarksStay() {
        final AttributedString line = line(new Paint(false, StandardCharsets.UTF_8));
        assertThat(line.styleAt(0)).isEqualTo(BOLD);
        assertThat(line.styleAt(1)).isEqualTo(BOLD.inverse());
        assertThat(line.styleAt(2)).isEqualTo(BOLD.underline());
    }

    @Test
    void wideCharactersAndAccentsMoveNothing() {
        final Canvas canvas = new Canvas().put(0, 0, "日本e\u0301").put(0, 5, "|").put(1, 0, "abcde本").put(2, 1, "日")
                .put(2, 1, "x");
        for (Charset each : List.of(StandardCharsets.UTF_8, StandardCharsets.US_ASCII)) {
            final List<AttributedString> lines = new Paint(true, each).lines(canvas, 2, 6);
            assertThat(lines).extracting(AttributedString::columnLength).containsExactly(6, 6);
            assertThat(lines.get(0).columnSubSequence(5, 6)).hasToString("|");
            assertThat(lines.get(1)).hasToString("abcde ");
        }
        assertThat(canvas).hasToString("日本e\u0301|\nabcde本\n x\n");
    }

    @Test
    void aTerminalWithFewCharactersGetsOthersThatLookAlike() {
        assertThat(line(new Paint(false, StandardCharsets.US_ASCII))).hasToString("Oox>e ");
    }
}
