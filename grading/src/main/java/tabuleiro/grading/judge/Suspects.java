package tabuleiro.grading.judge;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tabuleiro.grading.blame.Blame;
import tabuleiro.grading.blame.Blame.Suspect;

/**
 * The rules that failures of one submission may be charged to. A wrong answer speaks of a rule, and other rules may be
 * the reason. The one is meant that explains most failures, and of several such the one of which most answers speak.
 * Another than the answer speaks of counts only if something is known against it: an example of its own that fails for
 * it, or if it is behind much, another answer that speaks of it.
 */
final class Suspects {

    private final Map<String, Integer> explained = new HashMap<>();
    private final Map<String, Integer> spokenOf = new HashMap<>();
    private final Set<String> shown = new HashSet<>();

    /** Hears of a failure that is charged to one of these rules. */
    void hear(String rules) {
        final List<Suspect> all = Blame.suspects(rules);
        all.forEach(each -> explained.merge(each.rule(), 1, Integer::sum));
        spokenOf.merge(all.get(0).rule(), 1, Integer::sum);
    }

    /** Hears of an example that has failed. A guard that is missing tells nothing of the rules. */
    void hear(Outcome outcome) {
        if (outcome.check().guard()) {
            return;
        }
        hear(outcome.charge().rule());
        if (Blame.suspects(outcome.charge().rule()).contains(new Suspect(outcome.check().rule(), false))) {
            shown.add(outcome.check().rule());
        }
    }

    /** Returns the one of these rules that is meant. */
    String likely(String rules) {
        final List<Suspect> all = Blame.suspects(rules);
        return all.stream()
                .filter(each -> each == all.get(0)
                        || (each.isBehind() ? spokenOf.keySet() : shown).contains(each.rule()))
                .map(Suspect::rule).reduce((best, other) -> weight(other) > weight(best) ? other : best).orElseThrow();
    }

    private long weight(String rule) {
        return ((long) explained.getOrDefault(rule, 0) << Integer.SIZE) + spokenOf.getOrDefault(rule, 0);
    }
}
