package tabuleiro.steps;

import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestCaseStarted;
import java.lang.management.ManagementFactory;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Ends the test run when one example takes too long: an engine that loops for ever would keep everybody waiting and
 * tell nothing. It tells which example it was, and where the engine is.
 *
 * <p>A Cucumber plugin, as in {@code cucumber.plugin=tabuleiro.steps.Patience}. The judge has a watchdog of its own.
 */
public final class Patience implements ConcurrentEventListener {

    private static final String USUAL_SECONDS = "10";
    private static final long MILLIS_TO_BE_READ = 1000;

    private final int seconds;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(task -> {
        final Thread thread = new Thread(task, "patience");
        thread.setDaemon(true);
        return thread;
    });
    private Future<?> end;

    /** Will wait for ten seconds for each example. */
    public Patience() {
        this(USUAL_SECONDS);
    }

    /** Will wait for so many seconds for each example, as in {@code tabuleiro.steps.Patience:10}. */
    public Patience(String seconds) {
        this.seconds = Integer.parseInt(seconds);
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        if (!isDebugged()) {
            publisher.registerHandlerFor(TestCaseStarted.class, event -> start(event.getTestCase()));
            publisher.registerHandlerFor(TestCaseFinished.class, event -> end.cancel(false));
        }
    }

    /** Does somebody step through the program? That takes as long as it takes. */
    private static boolean isDebugged() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .anyMatch(argument -> argument.contains("jdwp"));
    }

    private void start(TestCase test) {
        final Thread runner = Thread.currentThread();
        end = clock.schedule(() -> giveUp(Example.of(test), runner), seconds, TimeUnit.SECONDS);
    }

    private void giveUp(Example example, Thread runner) {
        System.err.println(report(example, runner));
        System.err.flush();
        try {
            TimeUnit.MILLISECONDS.sleep(MILLIS_TO_BE_READ);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().halt(1);
    }

    private String report(Example example, Thread runner) {
        final StringBuilder report = new StringBuilder("""

                %s  %s
                %s
                No end after %d seconds: the program loops or waits for ever. Just now it is here:
                """.formatted(example.id(), example.name(), example.place(), seconds));
        Places.of(runner.getStackTrace()).forEach(place -> report.append(place).append('\n'));
        return report + "The test run ends here; all that Maven says below is that it did.\n";
    }
}
