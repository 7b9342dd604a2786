package tabuleiro.console;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * The moment until which something outside this program is awaited.
 *
 * @param end the moment, as {@link System#nanoTime} counts
 */
public record Deadline(long end) {

    /** Returns the deadline that is so far ahead. */
    public static Deadline after(Duration time) {
        return new Deadline(System.nanoTime() + time.toNanos());
    }

    /** Returns the milliseconds that are left, rounded up; 0 if the deadline is over. */
    public long milliseconds() {
        return Math.max(0, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime() + 999_999));
    }

    /** Returns the seconds that are left, rounded up; 0 if the deadline is over. */
    public long seconds() {
        return (milliseconds() + 999) / 1000;
    }

    /** Checks whether the deadline is over. */
    public boolean isOver() {
        return milliseconds() == 0;
    }
}
