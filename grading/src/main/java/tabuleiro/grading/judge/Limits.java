package tabuleiro.grading.judge;

import java.time.Duration;

/**
 * How long something may take. What counts is work, not the clock, so that a busy machine does not change a result;
 * only who does nothing at all is ended by the clock.
 *
 * @param work how much processor time it may use
 * @param clock how much time may go by
 */
record Limits(Duration work, Duration clock) {

    /** Which limits leave so much more time on the clock? */
    Limits waiting(Duration more) {
        return new Limits(work, clock.plus(more));
    }
}
