package tabuleiro.grading.marks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.OwnExamples;
import tabuleiro.grading.results.Played;

/** Marks follow from outcomes and weights alone. */
class MarkSheetTest {

    private static Rubric rubric(Map<String, BigDecimal> rules, Map<String, BigDecimal> guards) {
        return new Rubric(new Exercise("any"), "Any", 20, rules, guards);
    }

    private static Outcome outcome(String rule, boolean guard, Status status) {
        final Check check = new Check("Feature", rule, guard, "law of " + rule, "example", List.of("Given"), "f", 1);
        return new Outcome(check, status, -1, "", "", "");
    }

    private static Outcome outcome(String rule, Status status) {
        return outcome(rule, false, status);
    }

    @Test
    void aRuleIsEarnedWhenAllItsExamplesPass() {
        final MarkSheet sheet = MarkSheet.of(rubric(Map.of("A", BigDecimal.ONE, "B", BigDecimal.ONE), Map.of()),
                List.of(outcome("A", Status.PASSED), outcome("A", Status.PASSED), outcome("B", Status.PASSED),
                        outcome("B", Status.FAILED)));
        assertThat(sheet.mark()).as("half of B").isEqualByComparingTo("15.0");
        assertThat(sheet.rules().get(0).isEarned()).isTrue();
        assertThat(sheet.rules().get(1).isEarned()).isFalse();
        assertThat(sheet.rules().get(1).passed()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(value = Status.class, names = "PASSED", mode = EnumSource.Mode.EXCLUDE)
    void whateverDidNotPassEarnsNothingAndLeavesTheTotalAsItWas(Status status) {
        final Rubric rubric = rubric(Map.of("A", BigDecimal.ONE, "B", BigDecimal.valueOf(3)), Map.of());
        assertThat(MarkSheet.of(rubric, List.of(outcome("A", Status.PASSED), outcome("B", status))).mark())
                .isEqualByComparingTo("5.0");
    }

    @Test
    void aRuleWithoutOutcomesIsNotEarned() {
        final Rubric rubric = rubric(Map.of("A", BigDecimal.ONE), Map.of());
        assertThat(MarkSheet.of(rubric, List.of()).mark()).isEqualByComparingTo("0.0");
    }

    @Test
    void guardsCountApartFromTheRule() {
        final Rubric rubric = rubric(Map.of("A", BigDecimal.valueOf(3)), Map.of("A", BigDecimal.ONE));
        final MarkSheet sheet = MarkSheet.of(rubric,
                List.of(outcome("A", false, Status.PASSED), outcome("A", true, Status.FAILED)));
        assertThat(sheet.mark()).isEqualByComparingTo("15.0");
        assertThat(sheet.guards().get(0).law()).isEqualTo("example");
        assertThat(sheet.rules().get(0).law()).isEqualTo("law of A");
        assertThat(sheet.points()).isEqualByComparingTo("3");
    }

    @ParameterizedTest
    @CsvSource({"IllegalArgumentException: full, 0.83", "connectfour.Full: full, 0.83",
        "NullPointerException: null, 0.5", "UnsupportedOperationException: TODO 8, 0.5", "No answer in time, 0.5"})
    void anExceptionOfTheProgramsOwnThatStopsACallEarnsTwoThirds(String message, String points) {
        final Rubric rubric = rubric(Map.of("A", BigDecimal.ONE), Map.of("A", BigDecimal.ONE));
        final Check guard = outcome("A", true, Status.ERROR).check();
        final MarkSheet sheet = MarkSheet.of(rubric, List.of(outcome("A", Status.PASSED),
                outcome("A", true, Status.PASSED), new Outcome(guard, Status.ERROR, 1, message, "", "")));
        assertThat(sheet.points().subtract(BigDecimal.ONE)).isEqualByComparingTo(points);
        assertThat(sheet.earnedGuards()).isZero();
    }

    /** A earns half, B all: three quarters of all rules, and so of the guards that stop all calls. */
    @Test
    void guardsEarnNoGreaterShareThanTheRulesDo() {
        final Rubric rubric = rubric(Map.of("A", BigDecimal.ONE, "B", BigDecimal.ONE),
                Map.of("A", BigDecimal.ONE, "B", BigDecimal.ONE));
        final MarkSheet sheet = MarkSheet.of(rubric, List.of(outcome("A", Status.FAILED), outcome("A", Status.PASSED),
                outcome("A", true, Status.PASSED), outcome("B", Status.PASSED), outcome("B", true, Status.PASSED),
                outcome("B", true, Status.FAILED)));
        assertThat(sheet.guards()).extracting(RuleMark::part).containsExactly(0.75, 0.5);
        assertThat(sheet.guards()).extracting(RuleMark::passed).containsExactly(1L, 1L);
        assertThat(sheet.earnedGuards()).as("guards that stop all").isEqualTo(1);
        assertThat(sheet.points()).isEqualByComparingTo("2.75");
    }

    @ParameterizedTest
    @EnumSource(value = Status.class, names = "PASSED", mode = EnumSource.Mode.EXCLUDE)
    void whoOnlyStopsCallsGetsNothing(Status status) {
        final Rubric rubric = rubric(Map.of("A", BigDecimal.ONE), Map.of("A", BigDecimal.ONE));
        assertThat(MarkSheet.of(rubric, List.of(outcome("A", status), outcome("A", true, Status.PASSED))).mark())
                .isEqualByComparingTo("0.0");
    }

    @Test
    void marksAreRoundedHalfUpToOneDecimal() {
        final Rubric eighths = rubric(Map.of("A", BigDecimal.ONE, "B", BigDecimal.valueOf(79)), Map.of());
        assertThat(MarkSheet.of(eighths, List.of(outcome("A", Status.PASSED))).mark()).hasToString("0.3");
        final Rubric thirds = rubric(Map.of("A", BigDecimal.ONE, "B", BigDecimal.valueOf(2)), Map.of());
        assertThat(MarkSheet.of(thirds, List.of(outcome("A", Status.PASSED))).mark()).hasToString("6.7");
    }

    private static Extras found(int found, int faults) {
        return new Extras(Optional.empty(), Optional.of(new OwnExamples(List.of(), found, faults)));
    }

    @Test
    void ownExamplesEarnTheShareOfTheFaultsThatTheyFind() {
        final Rubric third = new Rubric(new Exercise("any"), "Any", 20, Map.of("A", BigDecimal.ONE), Map.of(),
                new Terms(false, BigDecimal.ONE, Extension.NONE, List.of()));
        final List<Outcome> outcomes = List.of(outcome("A", Status.PASSED));
        assertThat(MarkSheet.of(third, outcomes, found(1, 3)).mark())
                .hasToString("13.3");
        assertThat(MarkSheet.of(third, outcomes, found(3, 3)).mark())
                .hasToString("20.0");
        assertThat(MarkSheet.of(third, outcomes, found(0, 0)).mark())
                .hasToString("10.0");
        assertThatThrownBy(() -> MarkSheet.of(third, outcomes, Extras.NONE))
                .hasMessageContaining("grade again by this rubric");
    }

    private static Rubric playing() {
        return new Rubric(new Exercise("any"), "Any", 20, Map.of("A", BigDecimal.ONE), Map.of(),
                new Terms(true, BigDecimal.ZERO, Extension.NONE, List.of()));
    }

    private static Extras played(int right, int games) {
        return new Extras(Optional.of(new Played(games, right, "", List.of())), Optional.empty());
    }

    /** They weigh 2 of 20. The exact share is rounded once, half up, but what is wrong is never the full mark. */
    @ParameterizedTest
    @CsvSource({"0, 3, 18.0", "1, 3, 18.7", "3, 3, 20.0", "299, 300, 19.9", "1, 50, 18.0", "49, 100, 19.0"})
    void gamesInWhichNothingIsWrongEarnTheirShareOfATenth(int right, int games, String mark) {
        assertThat(MarkSheet.of(playing(), List.of(outcome("A", Status.PASSED)), played(right, games)).mark())
                .hasToString(mark);
    }

    @Test
    void gamesThatWeighNothingEarnNothing() {
        final MarkSheet sheet = MarkSheet.of(rubric(Map.of("A", BigDecimal.ONE), Map.of()),
                List.of(outcome("A", Status.PASSED)), played(0, 3));
        assertThat(sheet.mark()).hasToString("20.0");
        assertThat(sheet.games()).isEmpty();
    }

    @Test
    void aRubricThatWeighsGamesRefusesResultsWithoutAny() {
        assertThatThrownBy(() -> MarkSheet.of(playing(), List.of(outcome("A", Status.PASSED)), Extras.NONE))
                .isInstanceOf(GradingException.class).hasMessageContaining("grade again by this rubric");
    }
}
