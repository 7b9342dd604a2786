package tabuleiro.grading.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.marks.Extension;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.marks.Terms;
import tabuleiro.grading.results.Cause;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.Shard;

/** The page tells what to mend first. */
class CausesReportTest {

    private static final Rubric RUBRIC = new Rubric(new Exercise("any"), "Any", 20,
            Map.of("C4-01", BigDecimal.ONE, "C4-02", BigDecimal.ONE), Map.of());

    @TempDir
    private Path folder;

    private static Check check(String rule) {
        return new Check("Feature", rule, false, "The law of " + rule, "an example",
                List.of("Given the grid\n1 2\n. .", "When it is asked", "Then the grid is\n2 1\n. ."), "f.feature", 7);
    }

    private void write(Graded graded) {
        write(RUBRIC, graded);
    }

    private void write(Rubric rubric, Graded graded) {
        new Reports(rubric).write(new OutputFolder(folder), new GradedClass(
                Fixtures.run(new Exercise("any"), Shard.WHOLE), List.of(check("C4-01"), check("C4-02")),
                List.of(graded)));
    }

    private String page(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void anErrorNamesTheCallThatItCameFromAndIsToldOnce() throws IOException {
        final Cause cause = new Cause("C4-01", false, "whyNotNewGame(1 2 / . .)", "nothing",
                "IllegalStateException: no / at Engine.deep (Engine.java)");
        write(new Graded("one", List.of(), List.of(), List.of(
                new Outcome(check("C4-01"), Status.ERROR, 1, "IllegalStateException: no\nat Engine.deep (Engine.java)",
                        "", "").causedBy(cause), new Outcome(check("C4-02"), Status.PASSED, -1, "", "", ""))));
        assertThat(page("one.html")).contains("What happened in <code>whyNotNewGame(…)</code>")
                .containsOnlyOnce("IllegalStateException").doesNotContain("The first wrong answer");
    }

    @Test
    void whatFailsForAMistakeInAnotherRuleIsOneEntryWithIt() throws IOException {
        final Cause cause = new Cause("C4-01", false, "winner()", "FIRST", "nothing");
        write(new Graded("one", List.of(), List.of(), List.of(
                new Outcome(check("C4-01"), Status.FAILED, 2, "wrong", "", "").causedBy(cause),
                new Outcome(check("C4-02"), Status.FAILED, 2, "wrong", "", "").causedBy(cause),
                new Outcome(check("C4-02"), Status.PASSED, -1, "", "", ""))));
        assertThat(page("one.html")).contains("2 examples fail for it. Mending it regains up to 15.0 of the mark.",
                "<code>winner()</code>", "Right: FIRST", "Yours: nothing", "5.0 of 20",
                "1 of 2 examples fail for mistakes in C4-01.").containsOnlyOnce("This example shows it");
        assertThat(page("index.html")).contains("C4-01 <span class=\"quiet\">15.0")
                .containsPattern("0 %</td>\\s*<td[^>]*>1</td>\\s*<td[^>]*>C4-01");
    }

    /** Who has everything right in the exercise has nothing to mend in it. */
    @Test
    void whatIsWrongInTheExtensionStandsApart() throws IOException {
        final Rubric rubric = new Rubric(RUBRIC.exercise(), "Any", 20, Map.of("C4-01", BigDecimal.ONE), Map.of(),
                new Terms(false, BigDecimal.ZERO,
                        new Extension(BigDecimal.ZERO, Map.of("C4-02", BigDecimal.ONE), Map.of()), List.of()));
        write(rubric, new Graded("one", List.of(), List.of(), List.of(
                new Outcome(check("C4-01"), Status.PASSED, -1, "", "", "", Cause.NONE, true),
                new Outcome(check("C4-02"), Status.ERROR, 1, "UnsupportedOperationException: TODO 7: the rest", "",
                        ""))));
        assertThat(page("one.html")).contains("20.0 of 20").doesNotContain("What to mend first")
                .containsSubsequence("Extension: 0 %", "TODO 7: the rest");
    }

    @Test
    void aStepThatWasRefusedIsNotDone() throws IOException {
        write(new Graded("one", List.of(), List.of(), List.of(
                new Outcome(check("C4-01"), Status.FAILED, 2, "[a move that is legal is not refused]\nexpected: nothing"
                        + "\n but was: the column is full", "", ""),
                new Outcome(check("C4-02"), Status.PASSED, -1, "", "", ""))));
        assertThat(page("one.html")).containsSubsequence("<span class=\"word done\">done</span> <div>Given the grid",
                "<span class=\"word refused\">refused</span> <div>When it is asked",
                "<span class=\"word failed\">failed</span> <div>Then the grid is");
    }
}
