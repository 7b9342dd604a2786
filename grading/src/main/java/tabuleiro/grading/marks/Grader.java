package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import tabuleiro.grading.marks.Shares.Known;
import tabuleiro.grading.results.Cause;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.results.Seen;

/** Works out what the outcomes of one submission are worth, rule by rule. */
final class Grader {

    /** No games were played. */
    static final Played NO_GAMES = new Played(0, 0, "", List.of());

    /** What it is worth that an exception stops a call, and not an assertion. */
    private static final double THROWN = 2.0 / 3;

    private final Rubric rubric;
    private final List<Outcome> outcomes;
    private final Played played;

    /** Will work it out by this rubric. */
    Grader(Rubric rubric, List<Outcome> outcomes, Played played) {
        this.rubric = rubric;
        this.outcomes = outcomes;
        this.played = rubric.isPlayed() ? played : NO_GAMES;
    }

    /** Returns the outcomes, charged to what they count for. */
    List<Outcome> charged() {
        return outcomes.stream().map(outcome -> outcome.passed() ? outcome : outcome.causedBy(cause(outcome))).toList();
    }

    /** Returns what the exercise itself earns. */
    Part exercise() {
        return part(rubric.rules(), rubric.guards(), rubric.least(), played.right(), played.charged(),
                played.seen());
    }

    /** Returns what its extension earns. */
    Part extension() {
        return part(rubric.extension().rules(), rubric.extension().guards(), BigDecimal.ZERO, played.extensionRight(),
                played.extensionCharged(), played.extensionSeen());
    }

    private Part part(Map<String, BigDecimal> rules, Map<String, BigDecimal> guards, BigDecimal least, int right,
            Map<String, Integer> charged, Map<String, Seen> seen) {
        final Map<String, Known> known = new TreeMap<>();
        rules.keySet().forEach(rule -> known.put(rule, known(rule, right, charged.getOrDefault(rule, 0),
                seen.getOrDefault(rule, Seen.NOTHING))));
        final Shares shares = new Shares(known, isMoving());
        final List<RuleMark> marks = new ArrayList<>();
        new TreeMap<>(rules).forEach((rule, weight) -> marks.add(new RuleMark(rule, false, weight,
                shares.of(rule, weight.signum() == 0 ? 0 : least.doubleValue() / weight.doubleValue()),
                of(rule, false), charged(rule, false), known.get(rule).games(), known.get(rule).seen())));
        final double atMost = new Part(marks, List.of()).share().doubleValue();
        final List<RuleMark> stops = new ArrayList<>();
        new TreeMap<>(guards).forEach((rule, weight) -> stops.add(new RuleMark(rule, true, weight,
                Math.min(atMost, stopping(rule, guards.keySet())), of(rule, true), charged(rule, true),
                0, Seen.NOTHING)));
        return new Part(marks, stops);
    }

    private boolean isMoving() {
        return played.isMoving() || !rubric.terms().tasks().haveMoves(rubric.exercise())
                || outcomes.stream().anyMatch(outcome -> outcome.passed() && outcome.hasMove());
    }

    private Known known(String rule, int right, int games, Seen seen) {
        final List<Outcome> own = of(rule, false);
        return new Known((int) own.stream().filter(Outcome::passed).count(), own.size(), charged(rule, false).size(),
                games, right, seen);
    }

    /**
     * Returns which part of the calls that a rule forbids are stopped, of those that show whether they are; if mistakes
     * in other rules block all of them, the average of those rules of which it is known.
     */
    private double stopping(String rule, Set<String> guards) {
        final OptionalDouble known = stopping(rule);
        return known.isPresent() ? known.getAsDouble() : guards.stream().map(this::stopping)
                .flatMapToDouble(OptionalDouble::stream).average().orElse(0);
    }

    private OptionalDouble stopping(String rule) {
        final List<Outcome> own = of(rule, true);
        final long passed = own.stream().filter(Outcome::passed).count();
        final long thrown = own.stream().filter(Outcome::stopsByException).count();
        final long all = passed + thrown
                + charged(rule, true).stream().filter(outcome -> !outcome.stopsByException()).count();
        return all == 0 ? OptionalDouble.empty() : OptionalDouble.of((passed + THROWN * thrown) / all);
    }

    private List<Outcome> of(String rule, boolean guard) {
        return outcomes.stream()
                .filter(outcome -> outcome.check().rule().equals(rule) && outcome.check().guard() == guard).toList();
    }

    private List<Outcome> charged(String rule, boolean guard) {
        return outcomes.stream().filter(outcome -> !outcome.passed()).filter(outcome -> {
            final Cause cause = cause(outcome);
            return cause.rule().equals(rule) && cause.guard() == guard
                    && isOfExtension(rule, guard) == isOfExtension(outcome.check().rule(), outcome.check().guard());
        }).toList();
    }

    /**
     * Returns what a failure is charged to. What the extension has wrong costs nothing in the exercise: there, an
     * example is charged to its own rule if it would be to a rule of the extension, or to none that has a weight.
     */
    private Cause cause(Outcome outcome) {
        final Cause cause = outcome.cause();
        final boolean isKnown = (cause.guard() ? rubric.guards() : rubric.rules()).containsKey(cause.rule())
                || isOfExtension(cause.rule(), cause.guard())
                && isOfExtension(outcome.check().rule(), outcome.check().guard());
        return isKnown ? cause : new Cause(outcome.check().rule(), outcome.check().guard(), cause.call(),
                cause.expected(), cause.given());
    }

    /** Checks whether a rule, or its guards, belong to what need not be built. */
    boolean isOfExtension(String rule, boolean guard) {
        return (guard ? rubric.extension().guards() : rubric.extension().rules()).containsKey(rule);
    }
}
