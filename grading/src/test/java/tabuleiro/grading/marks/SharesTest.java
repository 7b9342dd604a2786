package tabuleiro.grading.marks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.marks.Shares.Known;
import tabuleiro.grading.results.Cause;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.Seen;

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
        return outcome(rule, Status.FAILED).causedBy(new Cause(charged, false, "", "", ""));
    }

    private static BigDecimal share(List<Outcome> outcomes, int place) {
        return MarkSheet.of(rubric(Map.of("A", BigDecimal.ONE, "B", BigDecimal.ONE), Map.of()), outcomes).rules()
                .get(place).share().setScale(3, RoundingMode.HALF_UP);
    }

    /** Two of A pass, one fails for A and one for B; one of B fails for A: at most 2/3 x (1 - 2/(2+2) / 2). */
    @Test
    void whatIsWrongEarnsLessTheMoreOfItFailsAndWhatIsBlockedCostsNothing() {
        final List<Outcome> outcomes = List.of(outcome("A", Status.PASSED), outcome("A", Status.PASSED),
                failing("A", "A"), failing("A", "B"), failing("B", "A"), outcome("B", Status.PASSED));
        assertThat(share(outcomes, 0)).isEqualByComparingTo("0.5");
        assertThat(share(outcomes, 1)).as("half of its examples pass, one of two fails for it: 2/3 x 3/4")
                .isEqualByComparingTo("0.5");
    }

    private static final Known RIGHT = new Known(5, 5, 0, 0, 100, new Seen(100, 100, 100));

    /** Returns what a rule earns beside one that is wholly right. */
    private static double share(int passed, int games, Seen seen) {
        return new Shares(Map.of("A", RIGHT, "B", new Known(passed, 5, 0, games, 99, seen)), true).of("B", 0);
    }

    @Test
    void pairsThatAreRightAreTheEvidenceOfARule() {
        assertThat(share(5, 0, new Seen(100, 100, 100))).isEqualTo(1);
        assertThat(share(5, 0, new Seen(100, 100, 85))).as("85 of 100 are enough").isEqualTo(1);
        assertThat(share(0, 1, new Seen(100, 100, 20))).as("a fifth is luck").isZero();
        assertThat(share(1, 0, new Seen(100, 100, 100))).as("other rules block its examples").isEqualTo(1);
    }

    /** Returns what a rule earns of which all examples are blocked, beside one of which 40 of 100 pairs are right. */
    private static double blocked(Seen seen) {
        return new Shares(Map.of("A", new Known(0, 5, 0, 0, 100, new Seen(100, 100, 40)), "B",
                new Known(0, 5, 0, 0, 100, seen), "C", new Known(0, 5, 5, 9, 91, new Seen(1000, 1000, 0))), true)
                .of("B", 0);
    }

    /** C is charged. Of A 40 of 100 are right, of B 10: twice the average is 0.5. */
    @Test
    void whatGoesWrongForARuleThatIsNotIsRightTwiceAsOftenAsPairsOfSuchRules() {
        assertThat(blocked(new Seen(100, 100, 10))).as("10 + 0.5 x 90 = 55")
                .isEqualTo(0.35 / 0.65, within(1e-9));
        assertThat(blocked(new Seen(100, 100, 5, 50)))
                .as("nothing is answered to 50, and 5 is half of a tenth: 5 + 0.45 x (45 + 50 / 4) = 30.875")
                .isEqualTo(0.10875 / 0.65, within(1e-9));
        assertThat(blocked(new Seen(100, 100, 0, 100))).as("nothing is ever answered").isZero();
        final Known few = new Known(5, 5, 0, 0, 100, new Seen(100, 20, 10));
        final double trusted = 2 * (14 / 30.0 - 0.2) / 0.65;
        assertThat(new Shares(Map.of("B", few), true).of("B", 0))
                .as("10 of the 50 that count at least: 10 + 0.4 x 10 = 14 of 20, and examples count as 10")
                .isEqualTo(((14 + 10 * trusted) / 30 - 0.2) / 0.65, within(1e-9));
    }

    @Test
    void examplesStandForWhatWasNotAsked() {
        assertThat(share(2, 0, new Seen(1000, 50, 50)))
                .as("50 are missing to a tenth, and 2 of 5 examples pass: 50 + 25 + 50 x 2/5 of 125")
                .isEqualTo((0.76 - 0.2) / 0.65, within(1e-9));
        final double trusted = (100 / 150.0 - 0.2) / 0.65 + 0.1;
        assertThat(share(5, 0, new Seen(100, 0, 0))).as("20 are missing, all examples pass, and A is trusted more")
                .isEqualTo((trusted - 0.2) / 0.65, within(1e-9));
        assertThat(share(0, 0, new Seen(100, 0, 0))).as("all are blocked: half of 20")
                .isEqualTo((0.5 - 0.2) / 0.65, within(1e-9));
        assertThat(share(0, 0, Seen.NOTHING)).as("the same where no game can ask").isEqualTo(0.5);
        assertThat(share(0, 1, Seen.NOTHING)).as("something is wrong").isZero();
        assertThat(new Shares(Map.of("B", new Known(5, 5, 0, 0, 100, new Seen(100, 0, 0))), true).of("B", 0))
                .as("nothing was ever asked: a tenth for examples").isEqualTo(0.1);
    }

    /** Five pairs are right, and of the other 15 so many as of the examples that are not blocked. */
    @Test
    void aRuleWithFewPairsLeansOnItsExamplesAndOnOtherRules() {
        assertThat(share(4, 0, new Seen(5, 5, 5))).isEqualTo(1, within(1e-9));
        assertThat(share(0, 0, new Seen(4, 4, 4))).as("all its examples are blocked").isEqualTo(1, within(1e-9));
        assertThat(share(0, 1, new Seen(4, 4, 1))).as("a quarter: (0.25 - 0.2) / 0.4")
                .isEqualTo(0.125, within(1e-9));
        assertThat(share(3, 0, new Seen(7, 7, 3))).as("A is right, so what is wrong is another's mistake").isEqualTo(1);
        assertThat(share(4, 0, Seen.NOTHING)).as("no game can ask anything, one example is blocked").isEqualTo(0.8);
        assertThat(share(4, 1, Seen.NOTHING)).as("something is wrong: 2/3 x 0.995").isEqualTo(2 / 3.0 * 0.995);
        assertThat(new Shares(Map.of("A", new Known(5, 5, 0, 0, 100, new Seen(100, 100, 0)), "B",
                new Known(5, 5, 0, 0, 100, Seen.NOTHING)), true).of("B", 0)).as("A earns a tenth, B twice that")
                .isEqualTo(0.2, within(1e-9));
        assertThat(new Shares(Map.of("A", RIGHT), false).of("A", 0)).as("all moves are refused").isEqualTo(0.1);
    }

    /** One game of a hundred goes wrong: 2/3 x (1 - 0.01/2). */
    @Test
    void whatIsWrongAnywhereCostsAThird() {
        assertThat(share(5, 1, new Seen(100, 100, 99))).isEqualTo(2 / 3.0 * 0.995, within(1e-9));
        assertThat(new Shares(Map.of("B", new Known(0, 5, 5, 1, 99, new Seen(100, 100, 45))), true).of("B", 0))
                .as("it has earned less: 45 of 100, 50 for examples: (0.3 - 0.2) / 0.4").isEqualTo(0.25, within(1e-9));
        assertThat(new Shares(Map.of("B", new Known(5, 5, 0, 1, 99, new Seen(100, 100, 100))), true).of("B", 0.6))
                .as("it costs 0.3 of 20, which is more").isEqualTo(0.4, within(1e-9));
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
                false, BigDecimal.ZERO,
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
                outcome("B", Status.PASSED))).mark()).as("A weighs less than 0.3").hasToString("19.8");
    }

    /** A third of A passes; B earns 2/3 x (1 - 2/3 : 2); once B is mended, A earns 2/3 x (1 - 1/3 : 2). */
    @Test
    void causesAreTheDearestFirstAndTellWhatMendingThemRegains() {
        final List<FailedRule> causes = FailedRule.of(
                rubric(Map.of("A", BigDecimal.ONE, "B", BigDecimal.valueOf(3)), Map.of()),
                List.of(outcome("A", Status.PASSED), failing("A", "A"), outcome("B", Status.PASSED), failing("B", "B"),
                        failing("A", "B")), Extras.NONE);
        assertThat(causes).extracting(FailedRule::rule).containsExactly("B", "A");
        assertThat(causes.get(0).examples()).hasSize(2);
        assertThat(causes.get(0).regains()).isEqualByComparingTo("9.5");
    }
}
