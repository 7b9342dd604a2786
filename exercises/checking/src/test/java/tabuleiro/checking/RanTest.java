package tabuleiro.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tabuleiro.checking.worker.Message;
import tabuleiro.feedback.Example;

/** Shows how long examples without an end may take together. */
class RanTest {

    private static final Example LOOPS = new Example("TY-01", "A rule", "a loop", "mine.feature:1", 1);

    @Test
    void tenSecondsFromTheBeginningOfTheFirstWithoutAnEndNothingMoreIsRun() {
        final AtomicLong seconds = new AtomicLong(100);
        final Ran ran = new Ran(() -> TimeUnit.SECONDS.toNanos(seconds.get()));
        ran.hear(new Message.Begun(LOOPS));
        seconds.set(200);
        assertThat(ran.isLate()).as("what takes its time").isFalse();
        ran.hear(new Message.Begun(LOOPS));
        seconds.set(208);
        ran.breakOff(1);
        assertThat(ran.isLate()).isFalse();
        ran.hear(new Message.Begun(LOOPS));
        seconds.set(209);
        ran.breakOff(1);
        assertThat(ran.isLate()).isFalse();
        seconds.set(210);
        assertThat(ran.isLate()).isTrue();
    }
}
