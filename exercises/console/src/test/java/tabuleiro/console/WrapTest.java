package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests how text is broken into lines that fit, also where characters are wide (CO-13). */
class WrapTest {

    @Test
    void aLineIsBrokenAtABlankOrAnywhere() {
        assertThat(Wrap.lines("one two three", 8)).containsExactly("one two", "three");
        assertThat(Wrap.lines("abcdefgh", 3)).containsExactly("abc", "def", "gh");
        assertThat(Wrap.lines("one\n\ntwo", 3)).containsExactly("one", "", "two");
    }

    @Test
    void aLineOfAListGoesOnBelowItsSecondColumn() {
        final String line = "  save N  keeps the game";
        assertThat(Wrap.lines(line, 20)).containsExactly("  save N  keeps the", "          game");
        assertThat(Wrap.lines(line, 19)).as("in the right half").containsExactly("  save N  keeps the", "game");
        assertThat(Wrap.lines("drop 1  drop 2  drop 3", 16)).as("no list").containsExactly("drop 1  drop 2 ", "drop 3");
    }

    @Test
    void aLineIsNotBrokenWithinAMove() {
        assertThat(Wrap.lines("play\u00a0A1\u00a00  play\u00a0B1\u00a00", 12))
                .containsExactly("play A1 0 ", "play B1 0");
    }

    @Test
    void wideCharactersCountTwice() {
        assertThat(Wrap.lines("日本 語", 5)).containsExactly("日本", "語");
        assertThat(Wrap.lines("日本語", 5)).containsExactly("日本", "語");
        assertThat(Wrap.lines("日本", 1)).containsExactly("日", "本");
        assertThat(Wrap.cut("日本語", 6)).isEqualTo("日本語");
        assertThat(Wrap.cut("日本語", 5)).isEqualTo("日本…");
        assertThat(Wrap.cut("日本語", 4)).isEqualTo("日…");
    }

    @Test
    void whatTerminalsDrawDifferentlyIsDrawnSimply() {
        assertThat(new Canvas().put(0, 0, "👍🏽👨\u200d👩|🇵🇹|1\ufe0f\u20e3|a\u202eb\u200b|日\u0301")).hasToString(
                "👍👨👩|PT|1|ab|日\u0301\n");
        assertThat(Columns.of("👍🏽🇵🇹1\ufe0f\u20e3\u202e\u200b\u001b")).isEqualTo(5);
    }

    @Test
    void accentsCountNothing() {
        assertThat(Wrap.cut("e\u0301e\u0301e\u0301", 3)).isEqualTo("e\u0301e\u0301e\u0301");
        assertThat(Columns.end("ae\u0301日", 3)).isEqualTo("e\u0301日");
    }
}
