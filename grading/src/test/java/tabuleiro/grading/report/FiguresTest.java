package tabuleiro.grading.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.report.Figures.Figure;
import tabuleiro.grading.results.Cause;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;

/** Tests which boards a page shows, and which of their cells are marked. */
class FiguresTest {

    private static final String EMPTY = ". . . . . . .\n".repeat(5) + ". . . . . . .";
    private static final String RIGHT = EMPTY.substring(0, EMPTY.length() - 1) + "1";
    private static final String WRONG = EMPTY.substring(0, EMPTY.length() - 1) + "2";
    private static final Check CHECK = new Check("", "C4-04", false, "", "", List.of("Given", "Then"), "f.feature", 1);

    private static final Outcome PASSED = new Outcome(CHECK, Status.PASSED, -1, "", "", "");

    private final Figures figures = new Figures(Descriptor.in("connect-four"));

    private static Outcome outcome(String message, String before, String after) {
        return new Outcome(CHECK, Status.FAILED, 1, message, before, after);
    }

    private static String difference(String expected, String found) {
        return "[the grid] \nexpected: \n" + expected.indent(2) + " but was: \n" + found.indent(2).stripTrailing();
    }

    @Test
    void whereExpectedAndActualDifferIsMarkedOnBoth() {
        final List<Figure> shown = figures.of(outcome(difference(RIGHT, WRONG), EMPTY, WRONG));
        assertThat(shown).extracting(Figure::title)
                .containsExactly("Your board before the move", "Expected: the grid", "Yours");
        assertThat(shown.get(0).svg()).doesNotContain("mark different");
        assertThat(shown.get(1).svg()).contains("class=\"first\"").containsOnlyOnce("mark different")
                .contains("differs: row 6, column 7");
        assertThat(shown.get(2).svg()).contains("class=\"second\"").containsOnlyOnce("mark different");
    }

    @Test
    void whatTheMoveChangedIsMarked() {
        final List<Figure> shown = figures.of(outcome("wrong", EMPTY, WRONG));
        assertThat(shown).extracting(Figure::title)
                .containsExactly("Your board before the move", "Your board after the move");
        assertThat(shown.get(1).svg()).containsOnlyOnce("mark last").contains("last move: row 6, column 7");
        assertThat(figures.of(outcome("wrong", EMPTY, EMPTY)).get(1).svg()).doesNotContain("mark last");
    }

    @Test
    void cellsOfALineAreMarkedOnTheDiscsThatLieThere() {
        final String line = EMPTY.substring(0, EMPTY.length() - 1) + "*";
        final List<Figure> shown = figures.of(outcome(difference(line, EMPTY), EMPTY, RIGHT));
        assertThat(shown).extracting(Figure::title).containsExactly("Your board before the move",
                "Your board after the move", "Expected: the grid", "Yours");
        assertThat(shown.get(2).svg()).contains("class=\"first\"", "mark named", "mark different");
        assertThat(shown.get(3).svg()).contains("class=\"first\"", "mark different").doesNotContain("mark named");
        assertThat(figures.ofStep(outcome("wrong", EMPTY, RIGHT), line).svg()).contains("class=\"first\"");
        assertThat(figures.ofStep(outcome("wrong", EMPTY, RIGHT), EMPTY).svg()).doesNotContain("class=\"first\"");
    }

    @Test
    void eachMarkThatIsDrawnIsExplainedAndNoOther() {
        assertThat(figures.legend(outcome("wrong", EMPTY, EMPTY))).isEmpty();
        assertThat(figures.legend(outcome("wrong", EMPTY, WRONG))).extracting(Figures.Legend::words)
                .containsExactly("The move changed this cell.");
        assertThat(figures.legend(outcome(difference(RIGHT, WRONG), EMPTY, WRONG))).extracting(Figures.Legend::words)
                .containsExactly("What was expected here and what is there differ.");
    }

    @Test
    void aBoardThatIsTheFirstWrongAnswerIsDrawnBesideTheRightOne() {
        final Outcome outcome = outcome("wrong", "", "").causedBy(new Cause("C4-04", false, "position()",
                RIGHT.replace("\n", " / "), WRONG.replace("\n", " / ")));
        assertThat(figures.ofAnswer(outcome)).extracting(Figure::title).containsExactly("Right", "Yours");
        assertThat(figures.ofAnswer(outcome).get(1).svg()).contains("class=\"second\"", "mark different");
        assertThat(figures.ofAnswer(outcome.causedBy(new Cause("C4-13", false, "winner()", "FIRST", "nothing"))))
                .isEmpty();
    }

    /** It would be wrapped in the picture, and half a text is not translated. */
    @Test
    void whatElseIsSaidOfABoardStandsBelowItsPicture() {
        final Figure shown = new Figures(Descriptor.in("chess")).ofStep(PASSED, "8 . . . . k . . .\n"
                + IntStream.range(1, 7).mapToObj(i -> 8 - i + " . . . . . . . .\n").collect(Collectors.joining())
                + "1 . . . . K . . .\n  a b c d e f g h\nnext: black\nmove: 7");
        assertThat(shown.caption().replace('\u00a0', ' ')).isEqualTo("Black to move, move: 7");
        assertThat(shown.svg()).startsWith("<svg").doesNotContain("move");
    }

    @Test
    void theTextIsKept() {
        assertThat(figures.ofStep(PASSED, RIGHT).text()).isEqualTo(RIGHT);
        assertThat(figures.ofStep(PASSED, RIGHT).svg()).startsWith("<svg");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 2\n. .", "<script>", "", ":", "\u0000"})
    void whatIsNoBoardIsTextOnly(String text) {
        for (Descriptor game : Descriptor.all()) {
            assertThat(new Figures(Optional.of(game)).ofStep(PASSED, text)).isEqualTo(new Figure("", text, "", ""));
        }
        assertThat(new Figures(Optional.empty()).ofStep(PASSED, RIGHT).svg()).isEmpty();
    }

    @Test
    void anEndlessBoardIsTextOnly() {
        final Figures qwirkle = new Figures(Descriptor.in("qwirkle"));
        assertThat(qwirkle.ofStep(PASSED, (" . ".repeat(30) + "\n").repeat(30)).svg()).isNotEmpty();
        assertThat(qwirkle.ofStep(PASSED, (" . ".repeat(300) + "\n").repeat(300)).svg()).isEmpty();
    }
}
