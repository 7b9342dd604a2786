package tabuleiro.feedback;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules that failures of one program may be charged to. A wrong answer speaks of a rule, and other rules may be
 * the reason. The one is meant that explains most failures, and of several such the one of which most answers speak.
 * Another than the answer speaks of counts only if something is known against it: an example of its own that fails for
 * it, or if it is behind much, another answer that speaks of it: one at least of twenty that it would explain.
 *
 * <p>The rules of which a wrong answer contradicts one are a text, as in {@code C4-03|?C4-04}: first the one that the
 * answer speaks of, with a question mark those that are behind much. Grading and {@code exercises/check} charge alike.
 */
public final class Suspects {

    /** Stands between the ids of rules. */
    public static final String OR = "|";

    /** Stands before the id of a rule that is behind much, and so is suspected only if other answers speak of it. */
    public static final String IF = "?";

    /** Of so many answers that a rule which is behind much would explain, one at least must speak of it. */
    private static final int MOST_SILENT = 20;

    private final Map<String, Integer> explained = new HashMap<>();
    private final Map<String, Integer> spokenOf = new HashMap<>();
    private final Set<String> shown = new HashSet<>();

    /** Suspects nothing yet. */
    public Suspects() {
        // Hears of failures one after another.
    }

    /**
     * A rule that a wrong answer may contradict.
     *
     * @param rule     its id
     * @param isBehind whether it is suspected only if other answers speak of it
     */
    public record Suspect(String rule, boolean isBehind) {
    }

    /** Returns the rules of such a text, which names at least one, in its order. */
    public static List<Suspect> in(String rules) {
        return Stream.of(rules.split("\\" + OR))
                .map(each -> new Suspect(each.replace(IF, ""), each.startsWith(IF))).toList();
    }

    /** Returns such a text with those rules alone that are meant; empty if none is. */
    static String only(String rules, Predicate<Suspect> isMeant) {
        return in(rules).stream().filter(isMeant).map(each -> (each.isBehind() ? IF : "") + each.rule())
                .collect(Collectors.joining(OR));
    }

    /** Hears of a failure that is charged to one of these rules. */
    public void hear(String rules) {
        final List<Suspect> all = in(rules);
        all.forEach(each -> explained.merge(each.rule(), 1, Integer::sum));
        spokenOf.merge(all.get(0).rule(), 1, Integer::sum);
    }

    /** Hears of an example of a rule that has failed, and is charged to one of these rules. */
    public void hear(String rules, String own) {
        hear(rules);
        if (in(rules).contains(new Suspect(own, false))) {
            shown.add(own);
        }
    }

    /** Returns the one of these rules that is meant. */
    public String likely(String rules) {
        final List<Suspect> all = in(rules);
        return all.stream()
                .filter(each -> each == all.get(0)
                        || (each.isBehind() ? isSpokenOf(each.rule()) : shown.contains(each.rule())))
                .map(Suspect::rule).reduce((best, other) -> weight(other) > weight(best) ? other : best).orElseThrow();
    }

    private boolean isSpokenOf(String rule) {
        return explained.getOrDefault(rule, 0) <= spokenOf.getOrDefault(rule, 0) * MOST_SILENT;
    }

    private long weight(String rule) {
        return ((long) explained.getOrDefault(rule, 0) << Integer.SIZE) + spokenOf.getOrDefault(rule, 0);
    }
}
