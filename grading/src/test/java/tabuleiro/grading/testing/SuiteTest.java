package tabuleiro.grading.testing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.suite.Suite;

/** No submission is held against features in which an example could not fail, or not mean anything. */
class SuiteTest {

    private static final String GOOD =
            "  @C4-01\n  Example: good\n    Given a new game\n    Then the game is not over\n";

    /** A suite of the rules of Connect Four with these examples alone. */
    static Suite suite(String examples) {
        return new Suite(new Exercise("connect-four"), new TreeMap<>(Map.of("rules/connect-four/1-some.feature",
                ("Feature: some\n\n" + examples).getBytes(UTF_8))));
    }

    private static void dryRun(String examples) {
        new Examiner(suite(examples), () -> {
            throw new AssertionError("a rehearsal runs nothing");
        }, Optional::empty).dryRun();
    }

    @Test
    void everyExampleIsPlannedButThoseOfTheConsole() {
        assertThat(suite(GOOD + "  @C4-02 @console\n  Example: typed\n    Given a new game\n").checks()).singleElement()
                .isEqualTo(new Check("some", "C4-01", false, "", "good",
                        List.of("Given a new game", "Then the game is not over"), "1-some.feature", 4));
    }

    @Test
    void whatIsNoGherkinIsRefusedInOneLine() {
        final String slip = GOOD + "  Exmple: slip\n    Given a new game\n";
        refused(slip, "no Gherkin");
        assertThatThrownBy(() -> suite(slip)).hasMessageNotContaining("\n").hasMessageContaining("1-some.feature")
                .hasMessageContaining("7:");
    }

    @Test
    void anExampleOfNoRuleOrOfTwoOrWithoutStepsIsRefused() {
        refused("  Example: of none\n    Given a new game\n", "needs the id of one rule");
        refused("  @C4-01 @C4-02\n  Example: of two\n    Given a new game\n", "needs the id of one rule");
        refused("  @C4-01\n  Example: without steps\n", "1-some.feature:4 has no steps");
        refused("", "no examples");
    }

    private static void refused(String examples, String message) {
        assertThatThrownBy(() -> suite(examples)).isInstanceOf(GradingException.class).hasMessageContaining(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"the grid is pretty", "the players in turn drop discs in columns 4, 4 and 3"})
    void aStepThatMeansNothingIsRefused(String step) {
        dryRun(GOOD);
        final String odd = GOOD + "  @C4-01\n  Example: odd\n    Given a new game\n    When " + step + "\n";
        assertThatThrownBy(() -> dryRun(odd)).isInstanceOf(GradingException.class)
                .hasMessageContaining("1-some.feature:8").hasMessageContaining(step);
    }
}
