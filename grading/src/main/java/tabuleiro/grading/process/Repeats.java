package tabuleiro.grading.process;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.steps.EngineLimits;

/**
 * Keeps account of what a process does again for a later example, such as to initialise classes that are loaded anew.
 * At home that is done once, so once it is counted.
 *
 * <p>To ask for processor time is dear, so that is done only about answers that were long in coming.
 */
final class Repeats {

    private static final Duration NOTICEABLE = Duration.ofMillis(10);

    private Optional<Duration> settled = Optional.empty();
    private Duration work = Duration.ZERO;
    private Duration clock = Duration.ZERO;

    /**
     * Settles an answer. The first repeat counts too, for only from then on is it known how much was done before one;
     * and so does every repeat once all of them together have taken the time that a submission has.
     *
     * @param repeated whether something was done again for the answer
     * @param taken    how long the answer was in coming
     * @param worked   returns how much work the process has done so far
     */
    void settle(boolean repeated, Duration taken, Supplier<Duration> worked) {
        if (taken.compareTo(NOTICEABLE) < 0 || settled.isEmpty() && !repeated) {
            return;
        }
        final Duration now = worked.get();
        if (repeated && settled.isPresent() && clock.compareTo(EngineLimits.CLOCK_IN_ALL) < 0) {
            final Duration done = now.minus(settled.get());
            work = work.plus(done.compareTo(taken) < 0 ? done : taken);
            clock = clock.plus(taken);
        }
        settled = Optional.of(now);
    }

    /** Returns how much work does not count. */
    Duration work() {
        return work;
    }

    /** Returns how much time on the clock does not count. */
    Duration clock() {
        return clock;
    }
}
