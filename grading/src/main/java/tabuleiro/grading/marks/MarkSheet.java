package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.judge.Extras;
import tabuleiro.grading.judge.Outcome;

/**
 * The marks of one submission, rule by rule. They follow from outcomes and a rubric alone.
 *
 * @param rules  what it gets for each rule, by id
 * @param guards what it gets for guarding preconditions, by id of the rule
 * @param play   what it gets for the random games; nothing if the rubric gives nothing for them
 * @param own    what it gets for examples of its author's own; nothing if the rubric gives nothing for them
 * @param points what all that is earned weighs, to two decimals
 * @param mark   the whole, with one decimal
 */
public record MarkSheet(List<RuleMark> rules, List<RuleMark> guards, Optional<PlayMark> play, Optional<OwnMark> own,
        BigDecimal points, BigDecimal mark) {

    /** Returns the marks that these outcomes earn by this rubric, if nothing else earns any. */
    public static MarkSheet of(Rubric rubric, List<Outcome> outcomes) {
        return of(rubric, outcomes, Extras.WORTHLESS);
    }

    /**
     * Returns the marks that these outcomes, and what came of the submission besides, earn by this rubric, rounded half
     * up to one decimal.
     *
     * @throws GradingException if the rubric weighs games or examples of the author's own, but there are none
     */
    public static MarkSheet of(Rubric rubric, List<Outcome> outcomes, Extras extras) {
        final List<RuleMark> rules = marks(rubric.rules(), outcomes, false);
        final List<RuleMark> guards = marks(rubric.guards(), outcomes, true);
        final Optional<PlayMark> play = PlayMark.of(rubric, extras.played());
        final Optional<OwnMark> own = OwnMark.of(rubric, extras.own());
        final BigDecimal points = earned(rules).add(earned(guards))
                .add(own.map(OwnMark::points).orElse(BigDecimal.ZERO));
        final BigDecimal games = play.map(PlayMark::games).orElse(BigDecimal.ONE);
        final BigDecimal all = points.multiply(games).add(play.map(PlayMark::weighed).orElse(BigDecimal.ZERO));
        return new MarkSheet(rules, guards, play, own,
                all.divide(games, 2, RoundingMode.HALF_UP).stripTrailingZeros(),
                all.multiply(BigDecimal.valueOf(rubric.scale()))
                        .divide(rubric.total().multiply(games), 1, RoundingMode.HALF_UP));
    }

    private static List<RuleMark> marks(Map<String, BigDecimal> weights, List<Outcome> outcomes, boolean guard) {
        final List<RuleMark> marks = new ArrayList<>();
        new TreeMap<>(weights).forEach((rule, weight) -> marks.add(new RuleMark(
                rule, guard, weight, of(rule, guard, outcomes), of(rule, false, outcomes))));
        return marks;
    }

    private static List<Outcome> of(String rule, boolean guard, List<Outcome> outcomes) {
        return outcomes.stream()
                .filter(outcome -> outcome.check().rule().equals(rule) && outcome.check().guard() == guard).toList();
    }

    private static BigDecimal earned(List<RuleMark> marks) {
        return marks.stream().filter(RuleMark::isEarned).map(RuleMark::weight)
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** Returns how many rules are earned. */
    public long earnedRules() {
        return rules.stream().filter(RuleMark::isEarned).count();
    }

    /** Returns how many guards are earned. */
    public long earnedGuards() {
        return guards.stream().filter(RuleMark::isEarned).count();
    }
}
