package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.Contract;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Origin;
import tabuleiro.grading.RightPrograms;
import tabuleiro.grading.Slow;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.suite.Suite;

/**
 * What a query has returned never changes: a program that is right but for a list or set that it shares fails for just
 * this rule. {@code RightProgramsTest} tests that others do not.
 */
class LeakTest {

    private static final Map<Exercise, Tester> TESTERS = new HashMap<>();

    /** Returns who tests by the examples of what a game hands out alone. */
    private static Tester tester(Exercise exercise) {
        return new Tester(exercise, Fixtures.WORKERS, () -> new Suite(exercise, Origin.of(Contract.class).contents(
                file -> file.startsWith("rules/" + exercise.name() + "/") && file.endsWith("-sharing.feature"))),
                Optional.empty(), Optional.of(Fixtures.reference(exercise)), Optional.empty());
    }

    @Slow
    @ParameterizedTest
    @CsvSource({"connect-four, C4-21, shared winningLine", "quarto, QT-19, own pool",
        "quarto, QT-19, view winningCells", "qwirkle, QW-27, view turn", "qwirkle, QW-27, handed",
        "draughts, DR-44, cached legalMoves", "chess, CH-42, own moves", "chess, CH-42, shared reach"})
    void whoSharesFails(String game, String rule, String kind) {
        final Exercise exercise = new Exercise(game);
        final Observed observed = TESTERS.computeIfAbsent(exercise, LeakTest::tester)
                .test(RightPrograms.leaking(exercise, kind));
        assertThat(observed.problem()).isEmpty();
        assertThat(observed.outcomes().stream().filter(outcome -> !outcome.passed())
                .map(outcome -> outcome.cause().rule()).distinct()).containsExactly(rule);
    }
}
