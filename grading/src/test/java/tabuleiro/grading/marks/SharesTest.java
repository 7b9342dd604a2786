package tabuleiro.grading.marks;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.judge.Charge;
import tabuleiro.grading.judge.Check;
import tabuleiro.grading.judge.Extras;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.judge.Outcome.Status;
import tabuleiro.grading.judge.Played;

/** A rule earns a share, worked out from what passes, what is charged to it, and what others keep from passing. */
class SharesTest {

    private static Rubric rubric(Map<String, BigDecimal> rules, Map<String, BigDecimal> guards) {
        return new Rubric(new Exercise("any"), "Any", 20, rules, guards);
    }

    private static Outcome outcome(String rule, Status status) {
        final Check check = new Check("Feature", rule, false, "law of " + rule, "example", List.of("Given"), "f", 1);
        return new Outcome(check, status, -1, "", "", "");
    }

    private static Outcome failing(String rule, String charged) {
        return outcome(rule, Status.FAILED).chargedTo(new Charge(charged, false, "", "", ""));
    }

    private static BigDecimal share(List<Outcome> outcomes, int place) {
        return MarkSheet.of(rubric(Map.of("A", BigDecimal.ONE, "B", BigDecimal.ONE), Map.of()), outcomes).rules()
                .get(place).share().setScale(3, RoundingMode.HALF_UP);
    }

    /** Two of A pass, one fails for A and one for B; one of B fails for A: 2 / (2 + 2) - 1/4 : 3. */
    @Test
    void aRuleEarnsWhatPassesOfThatAndWhatFailsForItLessAThirdOfWhatIsBlocked() {
        final List<Outcome> outcomes = List.of(outcome("A", Status.PASSED), outcome("A", Status.PASSED),
                failing("A", "A"), failing("A", "B"), failing("B", "A"), outcome("B", Status.PASSED));
        assertThat(share(outcomes, 0)).isEqualByComparingTo("0.417");
        assertThat(share(outcomes, 1)).isEqualByComparingTo("0.333");
    }

    @Test
    void aRuleEarnsNothingUnlessAnExamplePassesInWhichAMoveIsMade() {
        assertThat(share(List.of(outcome("A", Status.PASSED).withMove(false), failing("A", "A"),
                outcome("B", Status.PASSED)), 0)).isZero();
        assertThat(share(List.of(outcome("A", Status.PASSED).withMove(false), outcome("B", Status.PASSED)), 0))
                .isEqualByComparingTo("1");
        assertThat(share(List.of(outcome("A", Status.PASSED).withMove(false), failing("B", "B")), 0)).isZero();
    }

    /** B earns two thirds of its half, a third of the whole; A fails for B, for itself, or gets no answer. */
    @Test
    void aRuleOfWhichNothingCanBeSeenEarnsTheShareThatAllElseEarnsOfTheWhole() {
        final List<Outcome> rest = List.of(outcome("B", Status.PASSED), outcome("B", Status.PASSED));
        assertThat(share(with(failing("A", "B"), rest), 1)).isEqualByComparingTo("0.667");
        assertThat(share(with(failing("A", "B"), rest), 0)).isEqualByComparingTo("0.333");
        assertThat(share(with(failing("A", "A"), rest), 0)).isZero();
        assertThat(share(with(outcome("A", Status.ERROR).chargedTo(failing("A", "B").charge()), rest), 0)).isZero();
        assertThat(share(List.of(failing("A", "B"), outcome("B", Status.PASSED).withMove(false)), 0))
                .as("no move is made in what passes").isZero();
    }

    private static List<Outcome> with(Outcome first, List<Outcome> rest) {
        return Stream.concat(Stream.of(first), rest.stream()).toList();
    }

    @Test
    void aRuleLosesThreeTimesTheShareOfTheGamesThatGoWrongForIt() {
        final Rubric played = new Rubric(new Exercise("any"), "Any", 20, Map.of("A", BigDecimal.ONE, "B",
                BigDecimal.ONE), Map.of(),
                new Terms(Credit.SHARE, true, BigDecimal.ZERO, BigDecimal.ZERO, Extension.NONE, List.of()));
        final Played games = new Played(20, 9, Map.of("A", 1, "C", 10), 0, 0, Map.of(), "", Map.of(), List.of());
        final MarkSheet sheet = MarkSheet.of(played,
                List.of(outcome("A", Status.PASSED), outcome("B", Status.PASSED)),
                new Extras(Optional.of(games), Optional.empty()));
        assertThat(sheet.rules()).extracting(RuleMark::share).map(share -> share.setScale(2, RoundingMode.HALF_UP))
                .containsExactly(new BigDecimal("0.70"), new BigDecimal("1.00"));
        assertThat(sheet.mark()).hasToString("17.0");
    }

    /** A thousandth that is missing is never rounded away. */
    @Test
    void whatIsWrongIsNeverTheFullMark() {
        final Rubric rubric = rubric(Map.of("A", BigDecimal.valueOf(999), "B", BigDecimal.ONE), Map.of());
        assertThat(MarkSheet.of(rubric, List.of(outcome("A", Status.PASSED), failing("B", "B"))).mark())
                .hasToString("19.9");
    }

    private static Rubric extended(String weight) {
        return new Rubric(new Exercise("any"), "Any", 20, Map.of("A", BigDecimal.ONE), Map.of(), new Terms(
                Credit.SHARE, false, BigDecimal.ZERO, BigDecimal.ZERO,
                new Extension(new BigDecimal(weight), Map.of("X", BigDecimal.ONE, "Y", BigDecimal.ONE), Map.of()),
                List.of(new Cap(BigDecimal.valueOf(18), List.of("A")))));
    }

    @Test
    void anExtensionIsReportedAndAddsNothingUnlessItHasAWeight() {
        final List<Outcome> outcomes = List.of(outcome("A", Status.PASSED), outcome("X", Status.PASSED),
                outcome("Y", Status.FAILED));
        final MarkSheet sheet = MarkSheet.of(extended("0"), outcomes);
        assertThat(sheet.mark()).hasToString("20.0");
        assertThat(sheet.extension().percent()).isEqualTo(50);
        assertThat(MarkSheet.of(extended("1"), outcomes).mark()).hasToString("15.0");
    }

    @Test
    void whatTheExtensionHasWrongCostsNothingInTheExercise() {
        assertThat(MarkSheet.of(extended("0"), List.of(outcome("A", Status.PASSED), failing("X", "A"))).mark())
                .hasToString("20.0");
        assertThat(MarkSheet.of(extended("0"), List.of(failing("A", "X"), outcome("X", Status.PASSED))).mark())
                .hasToString("0.0");
    }

    @Test
    void aPartIsMissingIfTheFirstExampleOfItsRulesFailsForThem() {
        assertThat(MarkSheet.of(extended("0"), List.of(failing("A", "A"), outcome("A", Status.PASSED))).cap())
                .as("half of it is less than the cap").isEmpty();
        final Rubric wide = new Rubric(new Exercise("any"), "Any", 20, Map.of("A", BigDecimal.ONE, "B",
                BigDecimal.valueOf(99)), Map.of(), extended("0").terms());
        assertThat(MarkSheet.of(wide, List.of(failing("A", "A"), outcome("B", Status.PASSED))).mark())
                .hasToString("18.0");
        assertThat(MarkSheet.of(wide, List.of(outcome("A", Status.PASSED), failing("A", "A"),
                outcome("B", Status.PASSED))).mark()).hasToString("19.9");
    }

    @Test
    void causesAreTheDearestFirstAndTellWhatMendingThemRegains() {
        final List<Cause> causes = Cause.of(rubric(Map.of("A", BigDecimal.ONE, "B", BigDecimal.valueOf(3)), Map.of()),
                List.of(outcome("A", Status.PASSED), failing("A", "A"), outcome("B", Status.PASSED), failing("B", "B"),
                        failing("A", "B")), Extras.NONE);
        assertThat(causes).extracting(Cause::rule).containsExactly("B", "A");
        assertThat(causes.get(0).examples()).hasSize(2);
        assertThat(causes.get(0).regains()).isEqualByComparingTo("11.4");
    }
}
