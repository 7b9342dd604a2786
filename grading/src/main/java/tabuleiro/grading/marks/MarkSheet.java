package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.grading.judge.Check;
import tabuleiro.grading.judge.Outcome;

/**
 * The marks of one submission, rule by rule. They follow from outcomes and a rubric alone.
 *
 * @param rules  what it gets for each rule, by id
 * @param guards what it gets for guarding preconditions, by id of the rule
 * @param mark   the whole, with one decimal
 */
public record MarkSheet(List<RuleMark> rules, List<RuleMark> guards, BigDecimal mark) {

    /** Which marks do these outcomes earn by this rubric? Rounded half up to one decimal. */
    public static MarkSheet of(Rubric rubric, List<Outcome> outcomes) {
        final List<RuleMark> rules = marks(rubric.rules(), outcomes, false);
        final List<RuleMark> guards = marks(rubric.guards(), outcomes, true);
        final BigDecimal mark = earned(rules).add(earned(guards)).multiply(BigDecimal.valueOf(rubric.scale()))
                .divide(rubric.total(), 1, RoundingMode.HALF_UP);
        return new MarkSheet(rules, guards, mark);
    }

    private static List<RuleMark> marks(Map<String, BigDecimal> weights, List<Outcome> outcomes, boolean guard) {
        final List<RuleMark> marks = new ArrayList<>();
        new TreeMap<>(weights).forEach((rule, weight) -> marks.add(new RuleMark(
                rule, law(rule, outcomes), guard, weight, outcomes.stream()
                .filter(outcome -> outcome.check().rule().equals(rule) && outcome.check().guard() == guard)
                .toList())));
        return marks;
    }

    /** Guards are checked apart from the rule, so the sentence stands with the rule's own examples. */
    private static String law(String rule, List<Outcome> outcomes) {
        return outcomes.stream().map(Outcome::check).filter(check -> check.rule().equals(rule) && !check.guard())
                .map(Check::law).findFirst().orElse("");
    }

    private static BigDecimal earned(List<RuleMark> marks) {
        return marks.stream().filter(RuleMark::isEarned).map(RuleMark::weight)
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** How many rules are earned? */
    public long earnedRules() {
        return rules.stream().filter(RuleMark::isEarned).count();
    }

    /** How many guards are earned? */
    public long earnedGuards() {
        return guards.stream().filter(RuleMark::isEarned).count();
    }
}
