package tabuleiro.feedback;

import java.lang.management.ManagementFactory;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The time limit of one example: an engine that loops for ever would keep everybody waiting, with no report. */
final class TimeLimit {

    private final int seconds;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(task -> {
        final Thread thread = new Thread(task, "time limit");
        thread.setDaemon(true);
        return thread;
    });
    private Future<?> end;

    /** Sets a limit of so many seconds; none while somebody debugs the program. */
    TimeLimit(int seconds) {
        this.seconds = seconds;
    }

    /** Returns whether somebody steps through the program, which takes as long as it takes. */
    private static boolean isDebugged() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .anyMatch(argument -> argument.contains("jdwp"));
    }

    /** Starts the time of an example: this is done when it is over. */
    void start(Runnable whenOver) {
        if (!isDebugged()) {
            end = clock.schedule(whenOver, seconds, TimeUnit.SECONDS);
        }
    }

    /** Stops the time: the example has ended. */
    void stop() {
        if (end != null) {
            end.cancel(false);
        }
    }

    /** Returns the limit. */
    int seconds() {
        return seconds;
    }
}
