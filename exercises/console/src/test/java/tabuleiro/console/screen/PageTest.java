package tabuleiro.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.console.Canvas;
import tabuleiro.console.Picture.Area;

/** Tests which lines of a page are in sight when it is scrolled. */
class PageTest {

    private static final int NARROW = 8;
    private static final Page PAGE = new Page("one two three\nfour five six");

    private static Page after(int columns, Key.Kind... keys) {
        return Stream.of(keys).map(Key::of).reduce(PAGE, (page, key) -> page.after(key, columns).orElseThrow(),
                (before, after) -> after);
    }

    private static String shown(Page page, int columns) {
        final Canvas canvas = new Canvas();
        page.draw(canvas, new Area(0, 0, 2, columns));
        return canvas.toString().strip().replace("\n", "/");
    }

    @Test
    void atFirstTheFirstLinesAreInSight() {
        assertThat(shown(PAGE, 20)).isEqualTo("one two three/four five six");
        assertThat(shown(PAGE, NARROW)).isEqualTo("one two/three");
        assertThat(PAGE.height(NARROW)).isEqualTo(4);
    }

    @Test
    void itIsScrolledLineByLineAndNotBeyondItsEnds() {
        assertThat(shown(after(NARROW, Key.Kind.DOWN), NARROW)).isEqualTo("three/four");
        assertThat(shown(after(NARROW, Key.Kind.DOWN, Key.Kind.UP, Key.Kind.UP), NARROW)).isEqualTo("one two/three");
        assertThat(shown(after(20, Key.Kind.PAGE_DOWN), 20)).isEqualTo("four five six");
        assertThat(shown(after(20, Key.Kind.PAGE_DOWN, Key.Kind.PAGE_UP), 20)).startsWith("one two three");
    }

    @Test
    void onANarrowScreenTheLastOfTheBrokenLinesIsReached() {
        assertThat(shown(after(NARROW, Key.Kind.PAGE_DOWN), NARROW)).isEqualTo("five six");
    }

    @Test
    void onAWideScreenItsLinesStayReadable() {
        assertThat(new Page("x ".repeat(100)).height(300)).isEqualTo(2);
    }

    @Test
    void anyOtherKeyEndsIt() {
        assertThat(PAGE.after(Key.typed(' '), NARROW)).isEmpty();
    }
}
