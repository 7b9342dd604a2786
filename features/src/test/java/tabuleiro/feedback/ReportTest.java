package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.feedback.Outcome.State;
import tabuleiro.feedback.Report.Scope;

/** Shows what a report picks out of the outcomes, how it counts them, and what it says of a run that was not whole. */
class ReportTest {

    private static final Tasks TASKS = Tasks.read("toys", """
            1 the board
            2 moving
            3 guards
            4 extension: flying
            """);

    static Outcome outcome(String id, int task, State state, String... lines) {
        return new Outcome(new Example(id, "The rule " + id, "a name", "features/rules/a.feature:7", task), state,
                List.of(lines), List.of());
    }

    static Outcome right(String id, int task) {
        return outcome(id, task, State.PASSED);
    }

    static Outcome wrong(String id, int task) {
        return outcome(id, task, State.WRONG, "what is wrong with " + id);
    }

    static Outcome unwritten(String id, int task) {
        return outcome(id, task, State.NOT_WRITTEN, "Not written yet: " + id);
    }

    static Report report(Outcome... outcomes) {
        return new Report(List.of(outcomes), TASKS, Scope.ALL, false);
    }

    @Test
    void theFirstWrongExampleOfTheFirstTaskThatIsNotDoneIsTheOneToLookAt() {
        assertThat(report(wrong("CH-03", 3), unwritten("CH-01", 2), wrong("CH-02", 2), right("CH-04", 1)).brief())
                .containsExactly("", "1 ####  2 ----  3 ----", "Task 2 of 4: moving, 0 of 2 examples", "",
                        "CH-02: The rule CH-02", "    0 of 1 examples pass.",
                        "    Example: a name",
                        "    what is wrong with CH-02", "", "Not done yet: task 3.",
                        "Rules that hold: 1 of 4. By the examples alone: 5.0 of 20 points.");
    }

    /** Grading would charge each of these examples to CH-03. */
    static Outcome charged(String id, int task) {
        return wrong(id, task).breaking("CH-03|?CH-01");
    }

    @Test
    void whileSomethingIsNotWrittenARuleOfALaterTaskIsNeitherTheHeadingNorCalledWrong() {
        assertThat(report(charged("CH-01", 1), charged("CH-03", 2), unwritten("CH-03", 2), charged("CH-04", 3)).brief())
                .contains("CH-01: The rule CH-01", "Not done yet: task 2, task 3.");
        assertThat(report(charged("CH-01", 1), charged("CH-03", 1), unwritten("CH-03", 2)).brief())
                .contains("CH-03: The rule CH-03", "Also fails: 1 of task 1. Not done yet: task 2.");
    }

    @Test
    void aLaterTaskWhoseMethodsReturnWhatTheyMayForNowIsNotBegunIfNoneAfterItIs() {
        final Outcome here = wrong("CH-01", 1).breaking("CH-03");
        final Outcome guard = wrong("guard-CH-01", 3);
        assertThat(report(here, charged("CH-03", 2), charged("CH-03", 2), guard).brief())
                .contains("CH-01: The rule CH-01", "Not done yet: task 2, task 3.");
        assertThat(report(here, charged("CH-03", 2), right("CH-04", 2), wrong("CH-05", 3), guard).brief())
                .contains("CH-03: The rule CH-03", "Also fails: 1 of task 2. Not done yet: task 3.");
        assertThat(report(here, charged("CH-03", 2), charged("CH-03", 2), right("guard-CH-01", 3)).brief())
                .contains("CH-03: The rule CH-03", "Also fails: 2 of task 2.");
    }

    @Test
    void anExtensionThatComesLaterIsNotCalledWrong() {
        assertThat(report(wrong("CH-01", 1), wrong("CH-03", 3), wrong("CH-09", 4)).brief())
                .contains("Also fails: 1 of task 3. Not done yet: task 4.");
    }

    @Test
    void ifNothingOfItIsWrongTheFirstThatIsNotWrittenIsShown() {
        assertThat(report(unwritten("CH-01", 1), unwritten("CH-01", 1), wrong("CH-02", 2), unwritten("CH-03", 3))
                .brief())
                .contains("    Not written yet: CH-01", "Not done yet: task 2, task 3.")
                .doesNotContain("CH-02: The rule CH-02");
    }

    @Test
    void theNextThatFailsCanBeAskedForAndAfterTheLastComesTheFirst() {
        final Report report =
                report(wrong("CH-02", 2), unwritten("CH-03", 2), wrong("CH-01", 1), unwritten("CH-04", 3));
        assertThat(Stream.of(0, 1, 2, 3).map(report::shown).map(Example::id))
                .containsExactly("CH-01", "CH-02", "CH-04", "CH-01");
        assertThat(report.brief(1, 99)).contains("Task 2 of 4: moving, 0 of 2 examples",
                "Also fails: 1 of task 1. Not done yet: task 3.");
    }

    @Test
    void onlyATaskThatIsDoneFillsItsPartOfTheBar() {
        final Outcome[] outcomes = Stream.concat(IntStream.range(0, 99).mapToObj(i -> right("CH-01", 1)),
                Stream.of(wrong("CH-01", 1), right("CH-02", 2))).toArray(Outcome[]::new);
        assertThat(report(outcomes).brief()).contains("1 ###-  2 ####");
    }

    @Test
    void whateverIsExpectedIsShownInFull() {
        final String[] board = Collections.nCopies(100, ". . .").toArray(String[]::new);
        assertThat(report(outcome("CH-01", 1, State.WRONG, board), right("CH-02", 2)).brief())
                .filteredOn(line -> line.equals("    . . .")).hasSize(100);
    }

    @Test
    void whatTheProgramPrintedStandsBelowTheExample() {
        assertThat(report(wrong("CH-01", 1).printing(List.of("here I am"))).brief())
                .containsSubsequence("    what is wrong with CH-01", "    It printed:", "    here I am");
        assertThat(report(wrong("CH-01", 1).printing(List.of("1", "2", "3", "4"))).brief(0, 2))
                .containsSubsequence("    It printed:", "    2", "    … and 2 lines more").doesNotContain("    3");
    }

    @Test
    void ifTheRunHadToEndTheExampleThatEndedItIsTheOneToLookAt() {
        final Outcome loop = outcome("CH-02", 2, State.NO_END, "No end");
        assertThat(new Report(List.of(wrong("CH-01", 1), loop), TASKS, Scope.ALL, true).brief())
                .contains("CH-02: The rule CH-02", "The run ended here: the examples after this one have not been run.")
                .doesNotContain("CH-01: The rule CH-01").noneMatch(line -> line.contains("Rules that hold"));
        assertThat(report(wrong("CH-01", 1), loop, Outcome.notRun(loop.example())).brief())
                .contains("CH-02: The rule CH-02",
                        "Also fails: 1 of task 1. Not run: 1, for others do not end, or end the run.");
        assertThat(report(wrong("CH-01", 1), loop).brief()).contains("CH-01: The rule CH-01");
        assertThat(report(loop, Outcome.notRun(wrong("CH-03", 3).example())).failing()).isOne();
    }

    @Test
    void ofAPartOfTheExamplesItIsNotSaidThatRulesHold() {
        assertThat(new Report(List.of(right("CH-01", 1)), TASKS, Scope.EXAMPLES, false).brief())
                .containsExactly("Examples that pass: 1 of 1.");
        assertThat(new Report(List.of(right("CH-01", 1)), TASKS, Scope.RULES, false).brief())
                .containsExactly("Rules that hold: 1 of 1.");
    }

    @Test
    void ownExamplesAreCountedByTheirFileAndBelongToNoTask() {
        assertThat(report(right("mine.feature", 0), wrong("CH-01", 1)).brief())
                .contains("Rules that hold: 0 of 1. Files of your own that pass: 1 of 1."
                        + " By the examples alone: 0.0 of 20 points.");
        assertThat(report(wrong("mine.feature", 0), right("CH-01", 1)).brief())
                .contains("1 ####", "    what is wrong with mine.feature").noneMatch(line -> line.startsWith("Task"));
    }

    @Test
    void pointsCountRulesAlikeAndGuardsATenthAndLeaveOutTheExtension() {
        assertThat(report(right("CH-01", 1), wrong("CH-02", 2), right("CH-02", 2), wrong("guard-CH-01", 3),
                wrong("CH-09", 4)).brief()).last().isEqualTo("Rules that hold: 1 of 3. Guards that hold: 0 of 1."
                        + " By the examples alone: 13.5 of 20 points.");
    }

    @Test
    void fullMarksAreForThoseWhoHaveEverything() {
        final Outcome[] outcomes = Stream.concat(IntStream.range(0, 999).mapToObj(i -> right("CH-01", 1)),
                Stream.of(wrong("CH-01", 1))).toArray(Outcome[]::new);
        assertThat(report(outcomes).brief()).last().asString().endsWith("19.9 of 20 points.");
        assertThat(report(right("CH-01", 1), wrong("CH-09", 4)).brief()).last().asString()
                .endsWith("20.0 of 20 points.");
    }
}
