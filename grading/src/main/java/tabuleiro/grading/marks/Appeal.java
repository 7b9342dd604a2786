package tabuleiro.grading.marks;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tabuleiro.grading.results.Cause;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Played;

/**
 * What an instructor decided after an appeal: that what was charged to a rule is charged to another, or to nobody; or
 * that an example is taken back for everybody.
 *
 * @param cause   the id of the rule that it was charged to; empty if an example is taken back, whatever it fails for
 * @param guard   whether it was charged to the guards of that rule
 * @param to      the id of the rule that it is charged to instead; empty if it is charged to nobody
 * @param example the title of the only example that this is about; empty if it is about all, and about the games
 * @param reason  why, in words for the student; empty if nobody says so
 * @param by      who decided it; empty if nobody says so
 */
public record Appeal(String cause, boolean guard, String to, String example, String reason, String by) {

    /** Returns the decision to take an example back for everybody. */
    static Appeal withdrawn(String example, String reason) {
        return new Appeal("", false, "", example, reason, "");
    }

    /** Returns what it is about and what came of it, in words that end where the marks follow; empty if of nothing. */
    String words(List<Outcome> outcomes, Extras all) {
        final long examples = outcomes.stream().filter(this::isAbout).count();
        final int games = guard || !example.isEmpty() ? 0 : all.played().map(played ->
                played.charged().getOrDefault(cause, 0) + played.extensionCharged().getOrDefault(cause, 0)).orElse(0);
        if (examples + games == 0) {
            return "";
        }
        final String why = why();
        return cause.isEmpty() ? "The example \"" + example + "\" was taken back for everybody" + why + ":"
                : "After an appeal" + why + ", what was charged to " + what() + " is charged to "
                + (to.isEmpty() ? "nobody and counts as passed" : to) + " (" + count(examples, "example") + ", "
                + count(games, "game") + "):";
    }

    /** Returns what is to be said if it is about nothing. */
    String wordsOfNothing() {
        return "After an appeal" + why() + " nothing changes: nothing is charged to " + what() + ".";
    }

    private String why() {
        final String who = by.isEmpty() ? "" : "decided by " + by;
        final String both = reason + (reason.isEmpty() || who.isEmpty() ? "" : "; ") + who;
        return both.isEmpty() ? "" : " (" + both + ")";
    }

    private String what() {
        final String where = example.isEmpty() ? "" : " in \"" + example + "\"";
        return cause + (guard ? " guard" : "") + where;
    }

    private static String count(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    /** Returns what came of the examples, charged so. */
    List<Outcome> outcomes(List<Outcome> all) {
        return all.stream().map(outcome -> !isAbout(outcome) ? outcome : to.isEmpty()
                ? new Outcome(outcome.check(), Outcome.Status.PASSED, -1, "", "", "", Cause.NONE, outcome.hasMove())
                : outcome.causedBy(new Cause(to, false, outcome.cause().call(), outcome.cause().expected(),
                        outcome.cause().given()))).toList();
    }

    private boolean isAbout(Outcome each) {
        return !each.passed() && (cause.isEmpty() || each.cause().rule().equals(cause)
                && each.cause().guard() == guard)
                && (example.isEmpty() || example.equals(each.check().example()));
    }

    /** Returns what came of the games, charged so. */
    Extras extras(Extras all) {
        return guard || !example.isEmpty() ? all : all.played(this::played);
    }

    private Played played(Played all) {
        final int games = all.charged().getOrDefault(cause, 0);
        final int more = all.extensionCharged().getOrDefault(cause, 0);
        return new Played(all.games(), all.right() + (to.isEmpty() ? games : 0), all.begun(), all.isMoving(),
                charged(all.charged(), games), all.extensionGames(),
                all.extensionRight() + (to.isEmpty() ? more : 0), charged(all.extensionCharged(), more),
                all.notPlayed(), all.seen(), all.extensionSeen(), all.differences());
    }

    private Map<String, Integer> charged(Map<String, Integer> all, int games) {
        final Map<String, Integer> charged = new TreeMap<>(all);
        charged.remove(cause);
        Optional.of(to).filter(rule -> !rule.isEmpty() && games > 0)
                .ifPresent(rule -> charged.merge(rule, games, Integer::sum));
        return charged;
    }
}
