package tabuleiro.feedback;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** The time limit of one example: an engine that loops for ever would keep everybody waiting, with no report. */
public final class TimeLimit {

    /** How long to wait before looking again whether a thread has done all the work that it may. */
    private static final Duration PATIENCE = Duration.ofMillis(20);

    private final Duration work;
    private final Duration clock;
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(task -> {
        final Thread thread = new Thread(task, "time limit");
        thread.setDaemon(true);
        return thread;
    });
    private volatile Future<?> end;

    /**
     * Sets a limit; none while somebody debugs the program.
     *
     * @param work  how much processor time an example may use
     * @param clock how much time may go by
     */
    public TimeLimit(Duration work, Duration clock) {
        this.work = work;
        this.clock = clock;
    }

    /** Returns whether somebody steps through the program, which takes as long as it takes. */
    private static boolean isDebugged() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .anyMatch(argument -> argument.contains("jdwp"));
    }

    /** Starts the time of an example that this thread runs: the task is done when it is over. */
    void start(Thread runner, Runnable whenOver) {
        if (!isDebugged()) {
            final long used = used(runner);
            watch(work, () -> used(runner) - used, System.nanoTime(), whenOver);
        }
    }

    private void watch(Duration delay, LongSupplier used, long begun, Runnable whenOver) {
        end = watch.schedule(() -> {
            final Duration left = least(work.minusNanos(used.getAsLong()),
                    clock.minusNanos(System.nanoTime() - begun));
            if (left.isNegative() || left.isZero()) {
                whenOver.run();
            } else {
                watch(left.plus(PATIENCE), used, begun, whenOver);
            }
        }, least(delay, clock).toMillis(), TimeUnit.MILLISECONDS);
    }

    private static Duration least(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    /** Returns how much processor time a thread has used; all time that goes by, where that cannot be known. */
    private static long used(Thread thread) {
        final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isThreadCpuTimeSupported() ? threads.getThreadCpuTime(thread.getId()) : System.nanoTime();
    }

    /** Stops the time: the example has ended. */
    void stop() {
        if (end != null) {
            end.cancel(false);
        }
    }

    @Override
    public String toString() {
        return work.toSeconds() + " seconds"
                + (work.equals(clock) ? "" : " of work, or " + clock.toSeconds() + " of waiting");
    }
}
