package tabuleiro.feedback;

import java.util.List;
import java.util.Locale;

/**
 * What a solution is worth by its examples alone: of 20 points a tenth is for guards; every rule counts alike, by the
 * share of its examples that pass. Grading weighs the rules, and asks more than the examples do.
 */
final class ExamplePoints {

    private static final int FULL = 20;
    private static final double GUARDS = 0.1;
    private static final double TENTHS = 10;

    private ExamplePoints() {
    }

    /** Returns the points for these rules and guards, rounded, but never to full marks. */
    static String of(List<Tally> rules, List<Tally> guards) {
        final double share = guards.isEmpty() ? mean(rules) : (1 - GUARDS) * mean(rules) + GUARDS * mean(guards);
        final double points = share == 1 ? FULL
                : Math.min(Math.round(share * FULL * TENTHS) / TENTHS, FULL - 1 / TENTHS);
        return String.format(Locale.ROOT, "%.1f of %d", points, FULL);
    }

    private static double mean(List<Tally> tallies) {
        return tallies.stream().mapToDouble(tally -> (double) tally.passed() / tally.examples()).average().orElse(0);
    }
}
