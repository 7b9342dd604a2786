package tabuleiro.console.program;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The moment until which something outside this program is awaited. The players may leave meanwhile, which interrupts
 * the thread: that ends every wait with an {@link Interruption}.
 *
 * @param end the moment, as {@link System#nanoTime} counts
 */
public record Deadline(long end) {

    private static final long A_MOMENT = 5;

    /**
     * Something that may have happened.
     *
     * @param <T> the type of what has come of it
     * @param <E> what is thrown when it can happen no more
     */
    @FunctionalInterface
    public interface Event<T, E extends Exception> {

        /** Returns what has come of it; nothing if it has not happened so far. */
        Optional<T> look() throws E;
    }

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

    /** Waits until something has happened, and returns what has come of it; nothing if the deadline is over before. */
    public <T, E extends Exception> Optional<T> await(Event<T, E> event) throws E {
        Optional<T> found = event.look();
        while (found.isEmpty() && !isOver()) {
            try {
                TimeUnit.MILLISECONDS.sleep(A_MOMENT);
            } catch (InterruptedException left) {
                throw Interruption.quit();
            }
            found = event.look();
        }
        return found;
    }

    /**
     * Does something that cannot be ended, in a thread of its own, and returns what has come of it.
     *
     * @throws ExecutionException if it has failed
     * @throws TimeoutException   if it lasts too long; it is left alone then
     */
    public <T> T within(Callable<T> work) throws ExecutionException, TimeoutException {
        final FutureTask<T> task = new FutureTask<>(work);
        final Thread thread = new Thread(task, "outside");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(milliseconds(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException left) {
            throw Interruption.quit();
        }
    }
}
