package tabuleiro.feedback;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules that may be the causes of failures of one program. A wrong answer speaks of a rule, and other rules may be
 * the reason. If an own example of one of them may fail for it, none counts of which no own example may; otherwise the
 * rule counts that the answer speaks of, and what is behind much. A rule that is behind much counts only if another
 * answer speaks of it: one at least of twenty that it would explain. The one is meant that explains most failures; of
 * several such, the one of whose own examples the greatest part may fail for it, and of which the answers speak first.
 *
 * <p>The rules of which a wrong answer contradicts one are a text, as in {@code C4-03|?C4-04}: first the one that the
 * answer speaks of, with a question mark those that are behind much. Grading and {@code exercises/check} find the same.
 * Where a program broke off instead of answering, it speaks of none of several rules, as in {@code C4-08/C4-09}.
 */
public final class PossibleCauses {

    /** Stands between the ids of rules. */
    public static final String OR = "|";

    /** Stands between the ids of rules of which none is spoken of before the others, for there was no answer. */
    public static final String ANY = "/";

    /** Stands before the id of a rule that is behind much, and so counts only if other answers speak of it. */
    public static final String IF = "?";

    /** Of so many answers that a rule which is behind much would explain, one at least must speak of it. */
    private static final int MOST_SILENT = 20;

    /** What it counts, beside that all its examples fail, that all answers speak of a rule first. */
    private static final double SPOKEN = 0.6;

    /** What explains so great a part of what the rule explains that is meant, and counts as much, may be meant, too. */
    private static final double NEARLY = 0.6;

    private final Map<String, Integer> explained = new HashMap<>();
    private final Map<String, Integer> spokenOf = new HashMap<>();
    private final Map<String, Integer> shown = new HashMap<>();
    private final Map<String, Integer> own = new HashMap<>();
    private final Comparator<String> isMeant =
            Comparator.<String>comparingInt(rule -> explained.getOrDefault(rule, 0)).thenComparingDouble(this::part);

    /** Knows of no failure yet. */
    public PossibleCauses() {
        // Failures are added one after another.
    }

    /**
     * A rule that a wrong answer may contradict.
     *
     * @param rule     its id
     * @param isBehind whether it counts only if other answers speak of it
     */
    public record PossibleCause(String rule, boolean isBehind) {
    }

    /** Returns the rules of such a text, which names at least one, in its order. */
    public static List<PossibleCause> in(String rules) {
        return Stream.of(rules.split("[" + OR + ANY + "]"))
                .map(each -> new PossibleCause(each.replace(IF, ""), each.startsWith(IF))).toList();
    }

    /** Returns such a text with those rules alone that are meant; empty if none is. */
    static String only(String rules, Predicate<PossibleCause> isMeant) {
        return in(rules).stream().filter(isMeant).map(cause -> (cause.isBehind() ? IF : "") + cause.rule())
                .collect(Collectors.joining(isAny(rules) ? ANY : OR));
    }

    /** Returns whether such a text speaks of no rule before the others. */
    static boolean isAny(String rules) {
        return rules.contains(ANY);
    }

    /** Adds a failure that has its cause in one of these rules. */
    public void add(String rules) {
        final List<PossibleCause> all = in(rules);
        all.forEach(cause -> explained.merge(cause.rule(), 1, Integer::sum));
        spokenOf.merge(all.get(0).rule(), 1, Integer::sum);
    }

    /** Adds an example of a rule that has failed, and has its cause in one of these rules. */
    public void add(String rules, String rule) {
        add(rules);
        addOther(rule);
        if (in(rules).contains(new PossibleCause(rule, false))) {
            shown.merge(rule, 1, Integer::sum);
        }
    }

    /** Adds an example of a rule that tells of no cause, such as one that passes. */
    public void addOther(String rule) {
        own.merge(rule, 1, Integer::sum);
    }

    /** Returns the one of these rules that is meant. */
    public String likely(String rules) {
        final List<PossibleCause> all = in(rules);
        final boolean isShown = all.stream()
                .anyMatch(cause -> !cause.isBehind() && shown.containsKey(cause.rule()));
        return all.stream()
                .filter(cause -> isShown
                        ? shown.containsKey(cause.rule()) && (!cause.isBehind() || isSpokenOf(cause.rule()))
                        : cause == all.get(0) || cause.isBehind() && isSpokenOf(cause.rule()))
                .map(PossibleCause::rule).reduce((best, other) -> isMeant.compare(other, best) > 0 ? other : best)
                .orElseThrow();
    }

    /** Returns those of these rules that explain nearly as much as one that is meant, and count nearly as much. */
    Stream<String> asLikely(String rules, String meant) {
        return in(rules).stream().map(PossibleCause::rule).filter(rule -> shown.containsKey(rule)
                && explained.get(rule) >= NEARLY * explained.getOrDefault(meant, 0)
                && part(rule) >= NEARLY * part(meant)).sorted(isMeant.reversed());
    }

    private boolean isSpokenOf(String rule) {
        return explained.getOrDefault(rule, 0) <= spokenOf.getOrDefault(rule, 0) * MOST_SILENT;
    }

    private double part(String rule) {
        return (double) shown.getOrDefault(rule, 0) / own.getOrDefault(rule, 1)
                + SPOKEN * spokenOf.getOrDefault(rule, 0) / explained.getOrDefault(rule, 1);
    }
}
