package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import tabuleiro.grading.judge.Charge;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.judge.Played;
import tabuleiro.grading.judge.Seen;

/** Works out what the outcomes of one submission are worth, rule by rule. */
final class Grader {

    /** No games were played. */
    static final Played NO_GAMES = new Played(0, 0, "", List.of());

    private final Rubric rubric;
    private final List<Outcome> outcomes;
    private final Played played;
    private final boolean anyMoves;

    /** Will work it out by this rubric. */
    Grader(Rubric rubric, List<Outcome> outcomes, Played played) {
        this.rubric = rubric;
        this.outcomes = outcomes;
        this.played = rubric.isPlayed() ? played : NO_GAMES;
        anyMoves = !rubric.terms().tasks().haveMoves(rubric.exercise())
                || outcomes.stream().anyMatch(each -> each.passed() && each.hasMove());
    }

    /** Returns the outcomes, charged to what they count for. */
    List<Outcome> charged() {
        return outcomes.stream().map(each -> each.passed() ? each : each.chargedTo(charge(each))).toList();
    }

    /** Returns what the exercise itself earns. */
    Part exercise() {
        return part(rubric.rules(), rubric.guards(), played.right(), played.charged());
    }

    /** Returns what its extension earns. */
    Part extension() {
        return part(rubric.extension().rules(), rubric.extension().guards(), played.extensionRight(),
                played.extensionCharged());
    }

    private Part part(Map<String, BigDecimal> rules, Map<String, BigDecimal> guards, int right,
            Map<String, Integer> charged) {
        final Function<BigDecimal, Part> part = elsewhere -> new Part(
                marks(rules, false, elsewhere, right, charged), marks(guards, true, elsewhere, 0, Map.of()));
        return part.apply(part.apply(BigDecimal.ZERO).share());
    }

    private List<RuleMark> marks(Map<String, BigDecimal> weights, boolean guard, BigDecimal elsewhere, int right,
            Map<String, Integer> charged) {
        final List<RuleMark> marks = new ArrayList<>();
        new TreeMap<>(weights).forEach((rule, weight) -> marks.add(new RuleMark(rule, guard, weight,
                rubric.terms().credit(), new Evidence(of(rule, guard), of(rule, false), charged(rule, guard), anyMoves,
                elsewhere, right, charged.getOrDefault(rule, 0),
                guard ? Seen.NOTHING : played.seen().getOrDefault(rule, Seen.NOTHING)))));
        return marks;
    }

    private List<Outcome> of(String rule, boolean guard) {
        return outcomes.stream()
                .filter(outcome -> outcome.check().rule().equals(rule) && outcome.check().guard() == guard).toList();
    }

    private List<Outcome> charged(String rule, boolean guard) {
        return outcomes.stream().filter(each -> !each.passed()).filter(each -> {
            final Charge charge = charge(each);
            return charge.rule().equals(rule) && charge.guard() == guard
                    && isOfExtension(rule, guard) == isOfExtension(each.check().rule(), each.check().guard());
        }).toList();
    }

    /**
     * Returns what a failure is charged to. What the extension has wrong costs nothing in the exercise: there, an
     * example is charged to its own rule if it would be to a rule of the extension, or to none that has a weight.
     */
    private Charge charge(Outcome outcome) {
        final Charge charge = outcome.charge();
        final boolean isKnown = (charge.guard() ? rubric.guards() : rubric.rules()).containsKey(charge.rule())
                || isOfExtension(charge.rule(), charge.guard())
                && isOfExtension(outcome.check().rule(), outcome.check().guard());
        return isKnown ? charge : new Charge(outcome.check().rule(), outcome.check().guard(), charge.call(),
                charge.expected(), charge.given());
    }

    /** Checks whether a rule, or its guards, belong to what need not be built. */
    boolean isOfExtension(String rule, boolean guard) {
        return (guard ? rubric.extension().guards() : rubric.extension().rules()).containsKey(rule);
    }
}
