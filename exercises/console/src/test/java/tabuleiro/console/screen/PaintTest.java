package tabuleiro.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    private static final Canvas CANVAS = new Canvas().put(0, 0, "●", Ink.FIELD, Ink.FIRST)
            .put(0, 1, "○", Ink.FIELD, Ink.SECOND, Ink.CURSOR).put(0, 2, "x", Ink.DARK, Ink.LAST).put(0, 3, "▸é");

    private static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;

    private static AttributedString line(Paint paint) {
        return paint.lines(CANVAS, 2, 6).get(0);
    }

    @ParameterizedTest
    @CsvSource({"256, 25, 196, 208, 226", "16, 4, 9, 3, 11"})
    void aLaterGroundCoversAnEarlierOneAndAPieceKeepsItsColour(int colours, int field, int first, int cursor,
            int second) {
        final AttributedString line = line(new Paint(colours, StandardCharsets.UTF_8));
        assertThat(line.styleAt(0)).isEqualTo(PLAIN.background(field).foreground(first));
        assertThat(line.styleAt(1)).isEqualTo(PLAIN.background(cursor).foreground(second));
        assertThat(line.styleAt(3)).isEqualTo(PLAIN);
    }

    @Test
    void aTileThatIsMarkedKeepsItsGroundBehindItsSign() {
        final Canvas canvas = new Canvas().put(0, 0, "◆", Ink.TILE, Ink.FIRST, Ink.CURSOR);
        assertThat(new Paint(Paint.MANY, StandardCharsets.UTF_8).lines(canvas, 1, 1).get(0).styleAt(0))
                .isEqualTo(PLAIN.background(16).foreground(196));
    }

    @Test
    void whiteAndBlackAreSeenOnEveryGround() {
        for (Ink ground : EnumSet.range(Ink.LIGHT, Ink.CURSOR)) {
            for (int colours : new int[] {16, Paint.MANY}) {
                final Canvas canvas = new Canvas().put(0, 0, "w", ground, Ink.WHITE).put(0, 1, "b", ground, Ink.BLACK);
                final AttributedString line = new Paint(colours, StandardCharsets.UTF_8).lines(canvas, 1, 2).get(0);
                assertThat(line.styleAt(0)).as("%s on %s", colours, ground).isNotEqualTo(line.styleAt(1));
                assertThat(List.of(231, 15)).doesNotContain(background(line));
            }
        }
    }

    private static int background(AttributedString line) {
        return (int) (line.styleAt(0).getStyle() >> 40 & 0xff);
    }

    @Test
    void withoutColoursPiecesAreBoldAndTheCursorIsReversed() {
        final AttributedString line = line(new Paint(0, StandardCharsets.UTF_8));
        assertThat(line.styleAt(0)).isEqualTo(PLAIN.bold());
        assertThat(line.styleAt(1)).isEqualTo(PLAIN.bold().inverse());
        assertThat(line.styleAt(2)).isEqualTo(PLAIN);
    }

    @Test
    void theColoursThatATerminalSaysItHas() {
        assertThat(List.of(JLineDevice.colours(null), JLineDevice.colours(2), JLineDevice.colours(8),
                JLineDevice.colours(16), JLineDevice.colours(256), JLineDevice.colours(1 << 24)))
                .containsExactly(0, 0, 16, 16, 256, 256);
    }

    @Test
    void wideCharactersAndAccentsMoveNothing() {
        final Canvas canvas = new Canvas().put(0, 0, "日本e\u0301").put(0, 5, "|").put(1, 0, "abcde本").put(2, 1, "日")
                .put(2, 1, "x");
        for (Charset each : List.of(StandardCharsets.UTF_8, StandardCharsets.US_ASCII)) {
            final List<AttributedString> lines = new Paint(16, each).lines(canvas, 2, 6);
            assertThat(lines).extracting(AttributedString::columnLength).containsExactly(6, 6);
            assertThat(lines.get(0).columnSubSequence(5, 6)).hasToString("|");
            assertThat(lines.get(1)).hasToString("abcde ");
        }
        assertThat(canvas).hasToString("日本e\u0301|\nabcde本\n x\n");
    }

    @Test
    void aTerminalWithFewCharactersGetsOthersThatLookAlike() {
        assertThat(line(new Paint(0, StandardCharsets.US_ASCII))).hasToString("Oox>e ");
    }
}
