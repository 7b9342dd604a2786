package tabuleiro.grading.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What a process does again counts once. */
class RepeatsTest {

    private final Repeats repeats = new Repeats();
    private long worked;

    private void answer(boolean repeated, long work, long clock) {
        worked += work;
        repeats.settle(repeated, Duration.ofMillis(clock), () -> Duration.ofMillis(worked));
    }

    private void assertThatNotCounted(long work, long clock) {
        assertThat(repeats.work()).isEqualTo(Duration.ofMillis(work));
        assertThat(repeats.clock()).isEqualTo(Duration.ofMillis(clock));
    }

    @Test
    void everyRepeatAfterTheFirstDoesNotCount() {
        answer(false, 500, 500);
        answer(true, 500, 500);
        assertThatNotCounted(0, 0);
        answer(true, 300, 400);
        answer(true, 300, 400);
        assertThatNotCounted(600, 800);
    }

    @Test
    void whatIsDoneForTheFirstTimeCounts() {
        answer(true, 500, 500);
        answer(false, 700, 700);
        answer(true, 300, 400);
        answer(false, 700, 700);
        assertThatNotCounted(300, 400);
    }

    @Test
    void noMoreWorkIsLeftOutThanCanHaveBeenDoneWhileItWasRepeated() {
        answer(true, 500, 500);
        answer(false, 8, 8);
        answer(false, 5_000, 9);
        answer(true, 300, 400);
        assertThatNotCounted(400, 400);
    }

    @Test
    void whoOnlyRepeatsIsEndedAllTheSame() {
        for (int i = 0; i < 100; i++) {
            answer(true, 2_000, 2_000);
        }
        assertThatNotCounted(100_000, 100_000);
    }
}
