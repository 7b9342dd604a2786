package tabuleiro.grading.testing;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Observed;

/** Tries a clean solution with one fault after another. */
public final class FaultTrial {

    private FaultTrial() {
    }

    /**
     * Returns what is to be said of the clean solution with each of these faults. Several are tried at a time.
     *
     * @throws GradingException if the clean solution does not pass every example, or a fault does not compile; the
     *                          message says which
     */
    public static List<Observed> observed(Tester tester, Faults known, int jobs) {
        final String clean = "The clean solution of " + known.exercise().name();
        final List<Check> failing = tested(tester, known.clean(), clean).failing();
        if (!failing.isEmpty()) {
            throw new GradingException(clean + " fails " + failing.get(0).rule() + ": " + failing.get(0).example()
                    + ".");
        }
        final ExecutorService pool = Executors.newFixedThreadPool(jobs);
        try {
            final List<Future<Observed>> futures = known.faults().stream().map(fault -> pool.submit(() ->
                    tested(tester, fault.in(known.clean()), "The fault \"" + fault + "\""))).toList();
            return futures.stream().map(FaultTrial::get).toList();
        } finally {
            pool.shutdownNow();
        }
    }

    private static Observed tested(Tester tester, Map<String, String> sources, String what) {
        final Observed observed = tester.test(sources);
        if (!observed.problem().isEmpty()) {
            throw new GradingException(what + " cannot be judged: " + String.join(" ", observed.problem()));
        }
        return observed;
    }

    private static Observed get(Future<Observed> future) {
        try {
            return future.get();
        } catch (InterruptedException stopped) {
            throw new GradingException("Trying the faults was interrupted.", stopped);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof GradingException said) {
                throw said;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }
}
