package tabuleiro.grading.process;

import java.time.Duration;
import tabuleiro.steps.EngineLimits;

/**
 * How long something may take. What counts is work, not the clock, so that a busy machine does not change a result;
 * only who does nothing at all is ended by the clock.
 *
 * @param work  how much processor time it may use
 * @param clock how much time may go by
 */
public record TimeLimits(Duration work, Duration clock) {

    /** What one call to a submission may take. */
    static final TimeLimits OF_A_CALL = new TimeLimits(EngineLimits.WORK_OF_A_CALL, EngineLimits.CLOCK_OF_A_CALL);

    /** What all examples of a submission together may take. */
    static final TimeLimits IN_ALL = new TimeLimits(EngineLimits.WORK_IN_ALL, EngineLimits.CLOCK_IN_ALL);

    /** Returns limits that leave so much more time on the clock. */
    TimeLimits waiting(Duration more) {
        return new TimeLimits(work, clock.plus(more));
    }
}
