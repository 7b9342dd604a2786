package tabuleiro.grading.marks;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import tabuleiro.grading.judge.Seen;

/**
 * Works out which share of its weight each rule earns, from what was seen of all rules. It follows from what a page
 * shows: pairs of questions in random games that were right, wrong or not asked, and examples that pass.
 *
 * <ol>
 * <li>The evidence of a rule is the part of its pairs that were asked in which both answers are right.
 * <li>A rule is wrong if something is charged to it: an example that fails, or a game. What goes wrong for a rule that
 *     is not is another's mistake: the part of these pairs counts as right that is right of all pairs of such rules, of
 *     those that were asked, or of half of those that are planned if fewer were.
 * <li>A rule with fewer than 20 pairs that were asked gets as many more as are missing; they are right as often as
 *     its pairs and its examples that are not blocked, times twice what the other rules earn on average, at most 1. If
 *     no pair is planned, its examples count alone, and those that are blocked as failing.
 * <li>A fifth of the pairs is right by luck: up to there nothing is earned, and from 85 of 100 on everything.
 * <li>Who was asked less than a tenth of what was planned earns less in proportion. A tenth of the share of examples
 *     that pass is earned without any evidence.
 * <li>Who allows no move that the rules allow earns no more than that tenth.
 * <li>A wrong rule earns two thirds of its weight at most, and down to one third the more examples fail for it, or the
 *     more games; it costs 0.3 of the mark at least, or all of its weight.
 * <li>An example that fails for a mistake in another rule is blocked: it does not make this rule wrong.
 * </ol>
 */
final class Shares {

    private static final int FEW = 20;
    private static final double LUCK = 0.2;
    private static final double FULL = 0.85;
    private static final double TENTH = 0.1;
    private static final double WRONG = 2.0 / 3;

    private final Map<String, Known> rules;
    private final boolean isMoving;
    private final double right;
    private final double mean;

    /**
     * What is known of a rule.
     *
     * @param passed   how many of its examples pass
     * @param examples how many it has
     * @param failed   how many examples fail for a mistake in it
     * @param games    how many games go wrong for a mistake in it
     * @param right    in how many games nothing is wrong
     * @param seen     what random games have shown
     */
    record Known(int passed, int examples, int failed, int games, int right, Seen seen) {

        private boolean isWrong() {
            return failed + games > 0;
        }

        private double passing() {
            return examples == 0 ? 0 : (double) passed / examples;
        }

        /** Returns which part of what shows something of the rule shows that it is right, if so many pairs do. */
        private double likely(double pairs) {
            return seen.planned() == 0 ? passing() : (passed + pairs) / Math.max(1, passed + failed + seen.asked());
        }

        private double failing() {
            return Math.max(games == 0 ? 0 : (double) games / (games + right),
                    failed == 0 ? 0 : (double) failed / (failed + passed));
        }
    }

    /**
     * Will work it out.
     *
     * @param rules    what is known of each rule, by its id
     * @param isMoving whether a move was allowed that the rules allow
     */
    Shares(Map<String, Known> rules, boolean isMoving) {
        this.isMoving = isMoving;
        this.rules = new TreeMap<>(rules);
        right = (double) sum(Seen::right) / Math.max(1, Math.max(sum(Seen::asked), sum(Seen::planned) / 2));
        mean = average(each -> shown(each, 0));
    }

    /** Returns how many pairs these are of all rules to which nothing is charged. */
    private int sum(ToIntFunction<Seen> pairs) {
        return rules.values().stream().filter(each -> !each.isWrong()).map(Known::seen).mapToInt(pairs).sum();
    }

    /** Returns the average over the rules of which games ask enough. */
    private double average(ToDoubleFunction<Known> part) {
        return rules.values().stream().filter(each -> each.seen.planned() >= FEW).mapToDouble(part).average().orElse(1);
    }

    /**
     * Returns the share that a rule earns, from 0 to 1.
     *
     * @param least the part of its weight that a mistake costs at least, if that is more than a third
     */
    double of(String rule, double least) {
        final Known known = rules.get(rule);
        final double shown = shown(known, mean);
        return !known.isWrong() ? shown : Math.max(0, Math.min(shown,
                Math.min(WRONG * (1 - known.failing() / 2), 1 - least)));
    }

    private double shown(Known known, double elsewhere) {
        final Seen seen = known.seen;
        final double pairs = seen.right() + (known.isWrong() ? 0 : right * (seen.asked() - seen.right()));
        final double likely = known.likely(pairs) * Math.min(1, 2 * elsewhere);
        final int more = Math.max(0, FEW - seen.asked());
        final double evidence = (pairs + more * likely) / (seen.asked() + more);
        final double share = Math.max(0, Math.min(1, (evidence - LUCK) / (FULL - LUCK)));
        return Math.max(TENTH * known.passing(), !isMoving ? 0 : seen.planned() == 0 ? likely
                : share * Math.min(1, seen.asked() / (TENTH * seen.planned())));
    }
}
