package tabuleiro.grading.marks;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tabuleiro.grading.judge.Charge;
import tabuleiro.grading.judge.Extras;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.judge.Played;

/**
 * What an instructor decided after an appeal: that what was charged to a rule is charged to another, or to nobody.
 *
 * @param cause   the id of the rule that it was charged to
 * @param guard   whether it was charged to the guards of that rule
 * @param to      the id of the rule that it is charged to instead; empty if it is charged to nobody
 * @param example the title of the only example that this is about; empty if it is about all, and about the games
 */
public record Appeal(String cause, boolean guard, String to, String example) {

    /** Returns what came of the examples, charged so. */
    List<Outcome> outcomes(List<Outcome> all) {
        return all.stream().map(each -> !isAbout(each) ? each : to.isEmpty()
                ? new Outcome(each.check(), Outcome.Status.PASSED, -1, "", "", "", Charge.NONE, each.hasMove())
                : each.chargedTo(new Charge(to, false, each.charge().call(), each.charge().expected(),
                        each.charge().given()))).toList();
    }

    private boolean isAbout(Outcome each) {
        return !each.passed() && each.charge().rule().equals(cause) && each.charge().guard() == guard
                && (example.isEmpty() || example.equals(each.check().example()));
    }

    /** Returns what came of the games, charged so. */
    Extras extras(Extras all) {
        return guard || !example.isEmpty() ? all : new Extras(all.played().map(this::played), all.own(), all.noticed());
    }

    private Played played(Played all) {
        final int games = all.charged().getOrDefault(cause, 0);
        final int more = all.extensionCharged().getOrDefault(cause, 0);
        return new Played(all.games(), all.right() + (to.isEmpty() ? games : 0), charged(all.charged(), games),
                all.extensionGames(), all.extensionRight() + (to.isEmpty() ? more : 0),
                charged(all.extensionCharged(), more), all.notPlayed(), all.differences());
    }

    private Map<String, Integer> charged(Map<String, Integer> all, int games) {
        final Map<String, Integer> charged = new TreeMap<>(all);
        charged.remove(cause);
        Optional.of(to).filter(rule -> !rule.isEmpty() && games > 0)
                .ifPresent(rule -> charged.merge(rule, games, Integer::sum));
        return charged;
    }
}
