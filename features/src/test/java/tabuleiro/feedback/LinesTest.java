package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Shows how text is fitted into the width of a report. */
class LinesTest {

    @Test
    void aTextIsBrokenAtItsSpaces() {
        assertThat(Lines.wrapped("one two three", 8)).containsExactly("one two", "three");
    }

    @Test
    void aLongWordMovesToTheNextLineAsAWhole() {
        final String place = "(" + "x".repeat(50) + ")";
        assertThat(Lines.wrapped("y".repeat(50) + "  " + place)).containsExactly("y".repeat(50), place);
    }

    @Test
    void whereThereIsNoSpaceItIsBrokenAnywhere() {
        assertThat(Lines.wrapped("x".repeat(250))).hasSize(3).allMatch(line -> line.length() <= Lines.WIDTH);
    }

    @Test
    void theRestOfALineThatDidNotFitIsKnown() {
        final List<String> two = Lines.wrapped("word ".repeat(20) + "end").stream().map(line -> "  " + line).toList();
        assertThat(Lines.goesOn(two.get(0), two.get(1))).isTrue();
        assertThat(Lines.goesOn(two.get(0), "end")).as("it does not begin below the other").isFalse();
        assertThat(Lines.goesOn(two.get(1), two.get(1))).as("there was room").isFalse();
        assertThat(List.of("  ", "  Example: a name", "  expected: 1", "  at quarto.Engine.at(Engine.java:7)"))
                .noneMatch(own -> Lines.goesOn(two.get(0), own));
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
