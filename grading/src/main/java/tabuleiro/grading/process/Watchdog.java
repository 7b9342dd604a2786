package tabuleiro.grading.process;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** Ends processes that take longer over a call than they may. */
public final class Watchdog {

    private static final long TICK_MILLIS = 50;

    /** The one watchdog of this program. */
    private static final Watchdog INSTANCE = new Watchdog();

    private final Set<Worker> watched = ConcurrentHashMap.newKeySet();

    private Watchdog() {
        final Thread thread = new Thread(this::watch, "watchdog");
        thread.setDaemon(true);
        thread.start();
    }

    static void add(Worker worker) {
        INSTANCE.watched.add(worker);
    }

    /** Watches a process no longer. */
    public static void remove(Worker worker) {
        INSTANCE.watched.remove(worker);
    }

    private void watch() {
        try {
            while (true) {
                TimeUnit.MILLISECONDS.sleep(TICK_MILLIS);
                watched.forEach(Watchdog::look);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private static void look(Worker worker) {
        try {
            worker.endIfLate();
        } catch (RuntimeException | Error failed) {
            // For want of memory, say. The next look comes soon, and nobody else ends what loops.
        }
    }
}
