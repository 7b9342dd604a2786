package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabuleiro.feedback.Finding.State;

/** Shows that a report fits a screen however much fails, and what it says of a run that was not whole. */
class ReportTest {

    private static Tally failing(String id, State state, int lines) {
        final Tally tally = new Tally(id, "A rule", 0);
        tally.pass();
        tally.fail(finding(id, state, lines));
        return tally;
    }

    private static Finding finding(String id, State state, int lines) {
        return new Finding(new Example(id, "a name", "features/rules/a.feature:7", 0), state, "",
                Collections.nCopies(lines, "what is wrong"));
    }

    private static Tally task(int number, Finding... findings) {
        final Tally task = new Tally("task " + number, "a task", number);
        task.pass();
        List.of(findings).forEach(task::fail);
        return task;
    }

    private static Report report(Tally... tallies) {
        return new Report(List.of(tallies), List.of(tallies), true);
    }

    @Test
    void theFirstWrongExampleOfTheFirstTaskThatIsNotDoneIsTheOneToLookAt() {
        final Tally one = failing("CH-01", State.NOT_WRITTEN, 1);
        final Tally two = failing("CH-02", State.WRONG, 1);
        final Tally three = failing("CH-03", State.WRONG, 1);
        final List<String> report = new Report(List.of(one, two, three),
                List.of(task(3, three.first()), task(2, one.first(), two.first()), task(1)), true).brief();
        assertThat(report).filteredOn(line -> line.startsWith("task ")).containsExactly(
                "task 1         1 of 1    done         a task",
                "task 2         1 of 3    wrong        a task",
                "task 3         1 of 2    wrong        a task");
        assertThat(report).contains("CH-02: A rule", "This rule alone: mvn -q test -Dgroups=CH-02",
                "This task alone: mvn -q test -Dgroups=task-2").doesNotContain("CH-01: A rule", "CH-03: A rule");
    }

    @Test
    void ifNoneOfItIsWrongTheFirstThatIsNotWrittenIsShown() {
        final Tally one = failing("CH-01", State.NOT_WRITTEN, 1);
        final Tally two = failing("CH-02", State.WRONG, 1);
        assertThat(new Report(List.of(one, two), List.of(task(1, one.first()), task(2, two.first())), true).brief())
                .contains("CH-01: A rule").doesNotContain("CH-02: A rule");
    }

    @Test
    void sixtyLinesAreTheMost() {
        final Tally[] all = IntStream.range(10, 99)
                .mapToObj(number -> failing("CH-" + number, State.WRONG, 100)).toArray(Tally[]::new);
        assertThat(report(all).brief()).hasSizeBetween(50, 60).allMatch(line -> line.length() <= Lines.WIDTH + 4)
                .anyMatch(line -> line.matches(" +… and \\d\\d lines more: -Dfeedback=all"))
                .anyMatch(line -> line.contains("CH-98"));
        assertThat(report(all).all()).hasSizeGreaterThan(5000);
    }

    @Test
    void ofManyRulesAndExamplesTheFirstAreNamedAndTheOthersCounted() {
        final Tally[] all = IntStream.range(10, 60).mapToObj(number -> failing("CH-" + number, State.WRONG, 1))
                .toArray(Tally[]::new);
        IntStream.range(0, 7).forEach(i -> all[0].fail(all[1].first()));
        assertThat(report(all).brief()).anyMatch(line -> line.startsWith("and 16 more: CH-44 CH-45"))
                .contains("    and 2 more").filteredOn(line -> line.contains("Also fails")).hasSize(5);
    }

    @Test
    void fewRulesLeaveRoomForTheFirst() {
        assertThat(report(failing("CH-01", State.WRONG, 30), failing("CH-02", State.WRONG, 30)).brief())
                .filteredOn(line -> line.contains("what is wrong")).hasSize(30);
    }

    @Test
    void anExampleThatEndsTheRunIsTheOneToLookAt() {
        assertThat(report(failing("CH-01", State.WRONG, 1), failing("CH-02", State.NO_END, 1)).brief())
                .contains("CH-02: A rule", "The run ended here: the examples after this one have not been run.")
                .doesNotContain("CH-01: A rule").noneMatch(line -> line.contains("Rules that hold"));
    }

    @Test
    void rulesWithoutATaskKeepTheirOrder() {
        assertThat(report(failing("CH-02", State.WRONG, 1), failing("CH-01", State.WRONG, 1)).brief())
                .filteredOn(line -> line.contains("1 of 2    wrong")).hasSize(2)
                .isSorted().allMatch(line -> line.startsWith("CH-0"));
    }

    @Test
    void ofAPartOfTheExamplesItIsNotSaidThatRulesHold() {
        final Tally tally = new Tally("CH-01", "A rule", 0);
        tally.pass();
        assertThat(new Report(List.of(tally), List.of(task(1)), false).brief())
                .containsExactly("Examples that pass: 1 of 1.");
    }

    @Test
    void oneOwnExampleIsCountedByItsFile() {
        final Tally tally = new Tally("mine.feature", "Your own examples", 0);
        tally.pass();
        assertThat(report(tally, failing("CH-01", State.WRONG, 1)).brief())
                .contains("Rules that hold: 0 of 1. Files of your own that pass: 1 of 1.");
    }
}
