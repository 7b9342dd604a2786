package tabuleiro.grading.marks;

import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabuleiro.grading.judge.Seen;

/**
 * Works out which share of its weight each rule earns, from what was seen of all rules. It follows from what a page
 * shows: pairs of questions in random games that were right, wrong or not asked, and examples that pass.
 *
 * <ol>
 * <li>The evidence of a rule is the part of its pairs that were asked in which both answers are right.
 * <li>A rule with few pairs leans on the mean of the others.
 * <li>A fifth of the pairs is right by luck: up to there nothing is earned, and from 85 of 100 on everything.
 * <li>Who was asked less than a tenth of what was planned earns less in proportion.
 * <li>Who was asked nothing earns a tenth at most, for examples that pass.
 * <li>A rule of which no game asks anything earns the part of its examples that pass.
 * <li>A rule is wrong if an example of its own fails and an answer for it was wrong in a game.
 * <li>If there is none, the rule is wrong for which most answers were wrong, if any were.
 * <li>A wrong rule earns two thirds at most, and down to one third the more of its examples or answers are wrong.
 * <li>An example that fails while nothing is wrong for its rule in games is blocked by others, and costs nothing.
 * </ol>
 */
public final class Shares {

    private static final int FEW = 20;
    private static final double LUCK = 0.2;
    private static final double FULL = 0.85;
    private static final double TENTH = 0.1;
    private static final double WRONG = 2.0 / 3;

    private final Map<String, Known> rules;
    private final double mean;
    private final Set<String> wrong;

    /**
     * What is known of a rule.
     *
     * @param passed   how many of its examples pass
     * @param examples how many it has
     * @param seen     what random games have shown
     */
    public record Known(int passed, int examples, Seen seen) {

        private double passing() {
            return examples == 0 ? 0 : (double) passed / examples;
        }

        private double right() {
            return (double) seen.right() / seen.asked();
        }

        private double wrong() {
            final int answers = seen.right() + seen.wrong();
            return Math.max(1 - passing(), answers == 0 ? 0 : (double) seen.wrong() / answers);
        }

        private boolean isSuspect() {
            return passed < examples && (seen.wrong() > 0 || seen.planned() == 0);
        }
    }

    /** Will work it out for these rules, by their ids. */
    public Shares(Map<String, Known> rules) {
        this.rules = new TreeMap<>(rules);
        mean = rules.values().stream().filter(each -> each.seen.asked() >= FEW).mapToDouble(Known::right).average()
                .orElse(0);
        final Set<String> suspects = this.rules.keySet().stream().filter(each -> rules.get(each).isSuspect())
                .collect(Collectors.toSet());
        wrong = suspects.isEmpty() ? this.rules.keySet().stream().filter(each -> rules.get(each).seen.wrong() > 0)
                .max(Comparator.comparing(each -> rules.get(each).seen.wrong())).stream().collect(Collectors.toSet())
                : suspects;
    }

    /** Returns the share that a rule earns, from 0 to 1. */
    public double of(String rule) {
        final Known known = rules.get(rule);
        final double shown = shown(known);
        return wrong.contains(rule) ? Math.min(shown, WRONG * (1 - known.wrong() / 2)) : shown;
    }

    private double shown(Known known) {
        final Seen seen = known.seen;
        if (seen.planned() == 0) {
            return known.passing();
        }
        if (seen.asked() == 0) {
            return TENTH * known.passing();
        }
        final double right = seen.asked() < FEW ? mean : known.right();
        return Math.max(0, Math.min(1, (right - LUCK) / (FULL - LUCK)))
                * Math.min(1, seen.asked() / (TENTH * seen.planned()));
    }
}
