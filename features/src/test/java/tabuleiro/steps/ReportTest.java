package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabuleiro.steps.Finding.State;

/** Shows that a report fits a screen however much fails, and what it says of a run that was not whole. */
class ReportTest {

    private static Tally failing(String id, State state, int lines) {
        final Tally tally = new Tally(id, "A rule");
        tally.pass();
        tally.fail(new Finding(new Example(id, "a name", "features/rules/a.feature:7"), state, "",
                Collections.nCopies(lines, "what is wrong")));
        return tally;
    }

    private static Report report(Tally... tallies) {
        return new Report(List.of(tallies), Tasks.read(""), true);
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
    void withoutAREADMERulesKeepTheirOrder() {
        assertThat(report(failing("CH-02", State.WRONG, 1), failing("CH-01", State.WRONG, 1)).brief())
                .filteredOn(line -> line.contains("1 of 2    wrong")).hasSize(2)
                .allMatch(line -> line.startsWith("        CH-0"));
    }

    @Test
    void ofAPartOfTheExamplesItIsNotSaidThatRulesHold() {
        final Tally tally = new Tally("CH-01", "A rule");
        tally.pass();
        assertThat(new Report(List.of(tally), Tasks.read(""), false).brief())
                .containsExactly("Examples that pass: 1 of 1.");
    }

    @Test
    void oneOwnExampleIsCountedByItsFile() {
        final Tally tally = new Tally("mine.feature", "Your own examples");
        tally.pass();
        assertThat(report(tally, failing("CH-01", State.WRONG, 1)).brief())
                .contains("Rules that hold: 0 of 1. Files of your own that pass: 1 of 1.");
    }
}
