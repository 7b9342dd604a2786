package tabuleiro.grading.judge;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Verdict;

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
    public static List<Verdict> verdicts(Judge judge, Faults known, int jobs) {
        final String clean = "The clean solution of " + known.exercise().name();
        final List<Check> failing = judged(judge, known.clean(), clean).failing();
        if (!failing.isEmpty()) {
            throw new GradingException(clean + " fails " + failing.get(0).rule() + ": " + failing.get(0).example()
                    + ".");
        }
        final ExecutorService pool = Executors.newFixedThreadPool(jobs);
        try {
            final List<Future<Verdict>> futures = known.faults().stream().map(fault -> pool.submit(() ->
                    judged(judge, fault.in(known.clean()), "The fault \"" + fault + "\""))).toList();
            return futures.stream().map(FaultTrial::get).toList();
        } finally {
            pool.shutdownNow();
        }
    }

    private static Verdict judged(Judge judge, Map<String, String> sources, String what) {
        final Verdict verdict = judge.judge(sources);
        if (!verdict.problem().isEmpty()) {
            throw new GradingException(what + " cannot be judged: " + String.join(" ", verdict.problem()));
        }
        return verdict;
    }

    private static Verdict get(Future<Verdict> future) {
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
