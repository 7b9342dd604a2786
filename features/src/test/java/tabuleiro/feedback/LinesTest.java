package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Shows how text is fitted into the width of a report. */
class LinesTest {

    @Test
    void aLongWordMovesToTheNextLineAsAWhole() {
        final String place = "(" + "x".repeat(50) + ")";
        assertThat(Lines.wrapped("y".repeat(50) + "  " + place)).containsExactly("y".repeat(50), place);
    }

    @Test
    void whereThereIsNoSpaceItIsBrokenAnywhere() {
        assertThat(Lines.wrapped("x".repeat(250))).hasSize(3).allMatch(line -> line.length() <= Lines.width());
    }

    @Test
    void aTextIsBrokenAtItsSpacesSoThatItFits() {
        Lines.fit(50);
        assertThat(Lines.wrapped("word ".repeat(10) + "end")).containsExactly("word ".repeat(10).strip(), "end");
        Lines.fit(1);
        assertThat(Lines.width()).as("the least").isEqualTo(40);
        Lines.fit(Integer.MAX_VALUE);
        assertThat(Lines.width()).as("the most").isEqualTo(100);
    }

    @Test
    void itsOwnLinesAreKept() {
        assertThat(Lines.wrapped("1 .\n. .")).containsExactly("1 .", ". .");
        assertThat(Lines.wrapped("")).isEmpty();
    }

    @Test
    void aHugeLineIsCut() {
        assertThat(Lines.wrapped("word ".repeat(100_000))).hasSizeLessThan(50).last().asString().endsWith("…");
    }

    @Test
    void proseIsNotTakenForAListOfShortWords() {
        final String prose = "a rule says in one sentence what must hold, and it says so to whoever plays the game:"
                + " to all of them at once";
        assertThat(Lines.shortened(prose)).isEqualTo(prose);
    }

    @Test
    void ofManyLinesTheFirstAreShown() {
        assertThat(Lines.first(3, List.of("a", "b", "c"))).containsExactly("a", "b", "c");
        assertThat(Lines.first(2, List.of("a", "b", "c"))).containsExactly("a", "… and 2 lines more");
    }
}
