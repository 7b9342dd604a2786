package tabuleiro.grading.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.grading.process.Failure.Kind;

/** What counts is work; what was late costs the same each time. */
class BudgetTest {

    private final Budget budget = new Budget();

    private static Supplier<Duration> worked(int seconds) {
        return () -> Duration.ofSeconds(seconds);
    }

    private static Duration nobodyAsks() {
        throw new AssertionError("to ask for work takes long");
    }

    @Test
    void aProgramThatAnswersSoonIsNotAskedForItsWork() {
        budget.count(Duration.ofSeconds(20));
        assertThat(budget.isUsedUp(Duration.ZERO, BudgetTest::nobodyAsks)).isFalse();
    }

    @Test
    void besideOthersWhoHardlyWorksIsEndedSoonAndWhoWorksIsNot() {
        final Budget beside = Budget.besideOthers();
        beside.count(Duration.ofSeconds(19));
        assertThat(beside.isUsedUp(Duration.ZERO, BudgetTest::nobodyAsks)).isFalse();
        beside.count(Duration.ofSeconds(40));
        assertThat(beside.isUsedUp(Duration.ZERO, worked(5))).as("59 of 20 + 8 x 5").isFalse();
        beside.count(Duration.ofSeconds(1));
        assertThat(beside.isUsedUp(Duration.ZERO, worked(5))).isTrue();
        assertThat(beside.rest().isUsedUp(Duration.ZERO, worked(0))).isFalse();
    }

    @Test
    void workCountsAndNotTheClock() {
        budget.count(Duration.ofSeconds(80));
        assertThat(budget.isUsedUp(Duration.ZERO, worked(20))).isFalse();
        assertThat(budget.isUsedUp(Duration.ZERO, worked(21))).isTrue();
    }

    @Test
    void whoHardlyWorksIsEndedByTheClock() {
        budget.count(Duration.ofSeconds(99));
        assertThat(budget.isUsedUp(Duration.ZERO, worked(0))).isFalse();
        budget.count(Duration.ofSeconds(1));
        assertThat(budget.isUsedUp(Duration.ZERO, worked(0))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"TIMEOUT, 50", "SILENCE, 10"})
    void soManyAnswersMayBeLate(Kind kind, int times) {
        for (int i = 1; i < times; i++) {
            budget.count(kind);
            assertThat(budget.isUsedUp(Duration.ZERO, BudgetTest::nobodyAsks)).as("after %s", i).isFalse();
        }
        budget.count(kind);
        assertThat(budget.isUsedUp(Duration.ZERO, BudgetTest::nobodyAsks)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"CRASH", "GARBLED", "USED_UP"})
    void whatEndsAtOnceCostsNoTime(Kind kind) {
        for (int i = 0; i < 1000; i++) {
            budget.count(kind);
        }
        assertThat(budget.isUsedUp(Duration.ZERO, BudgetTest::nobodyAsks)).isFalse();
    }
}
