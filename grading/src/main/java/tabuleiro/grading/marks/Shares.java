package tabuleiro.grading.marks;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.grading.results.Seen;

/**
 * Works out which share of its weight each rule earns, from what was seen of all rules. It follows from what a page
 * shows: pairs of questions in random games that were right, wrong or not asked, and examples that pass.
 *
 * <ol>
 * <li>The evidence of a rule is the part of its pairs that were asked in which both answers are right.
 * <li>A rule is wrong if something is charged to it: an example that fails, or a game. What is answered wrongly for a
 *     rule that is not is another's mistake: of these pairs twice as much counts as right as is right on average of the
 *     pairs of such rules, of those that were asked, or of half of those that are planned if fewer were. Where nothing
 *     is answered the rule may not be built: of these pairs half of that counts, and less in proportion if less than a
 *     tenth of the rule's pairs is right.
 * <li>The examples of a rule that are not blocked count as half as many pairs as were asked, and as at least so many as
 *     are missing to 20 planned ones. For planned pairs that were not asked, up to a tenth or 20 if that is more, all
 *     of its examples stand. They are right as often as they pass, times twice what rules earn on average if no example
 *     does, at most 1; if all are blocked, half as much of them counts as of wrong pairs. If no pair is planned, they
 *     count alone.
 * <li>A fifth of the pairs is right by luck: up to there nothing is earned, and from 85 of 100 on everything; of a
 *     wrong rule from 60 on, since it earns less for that.
 * <li>A tenth of the share of examples that pass is earned without any evidence; who allows no move that the rules
 *     allow earns no more.
 * <li>A wrong rule earns two thirds of its weight at most, and down to one third the more examples fail for it, or the
 *     more games; it costs 0.3 of the mark at least, or all of its weight.
 * <li>An example that fails for a mistake in another rule is blocked: it does not make this rule wrong.
 * </ol>
 */
final class Shares {

    private static final int FEW = 20;
    private static final double HALF = 0.5;
    private static final double LUCK = 0.2;
    private static final double FULL = 0.85;
    private static final double FULL_IF_WRONG = 0.6;
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

        private boolean isBlocked() {
            return passed + failed == 0;
        }

        /** Returns the part of its examples that passes. */
        private double passing() {
            return (double) passed / Math.max(1, examples);
        }

        /** Returns as how many pairs its examples count that are not blocked. */
        private double more() {
            return isBlocked() ? 0 : Math.max(FEW - seen.planned(), HALF * seen.asked());
        }

        /** Returns how many of the planned pairs are missing, for which all of its examples stand. */
        private double missing() {
            return Math.max(0, Math.min(seen.planned(), Math.max(FEW, TENTH * seen.planned())) - seen.asked());
        }

        /** Returns how likely it is that it is built although nothing is answered. */
        private double built() {
            return HALF * Math.min(1, seen.right() / (TENTH * Math.max(1, seen.asked())));
        }

        /** Returns the part of its pairs that is right: of those that were asked, or of half of the planned ones. */
        private double rightPart() {
            return (double) seen.right() / Math.max(seen.asked(), seen.planned() / 2);
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
     * @param isMoving whether it allows a move that the rules allow
     */
    Shares(Map<String, Known> rules, boolean isMoving) {
        this.isMoving = isMoving;
        this.rules = new TreeMap<>(rules);
        right = twice(asked().filter(known -> !known.isWrong()).mapToDouble(Known::rightPart).average().orElse(0));
        mean = asked().mapToDouble(known -> shown(known, 0)).average().orElse(1);
    }

    private static double twice(double part) {
        return Math.min(1, 2 * part);
    }

    /** Returns the rules of which games ask enough. */
    private Stream<Known> asked() {
        return rules.values().stream().filter(known -> known.seen.planned() >= FEW);
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
        final double ofOthers = known.isWrong() ? 0 : right;
        final double pairs = seen.right() + ofOthers * (seen.wrong() + known.built() * seen.nothing());
        final double examples = twice(elsewhere) * known.passed / Math.max(1, known.passed + known.failed);
        final double all = known.isBlocked() ? HALF * ofOthers : twice(elsewhere) * known.passing();
        final double evidence = (pairs + known.more() * examples + known.missing() * all)
                / Math.max(1, seen.asked() + known.more() + known.missing());
        final double share = Math.max(0, Math.min(1, (evidence - LUCK)
                / ((known.isWrong() ? FULL_IF_WRONG : FULL) - LUCK)));
        final double earned = seen.planned() == 0 ? all : share;
        return Math.max(TENTH * known.passing(), isMoving ? earned : 0);
    }
}
