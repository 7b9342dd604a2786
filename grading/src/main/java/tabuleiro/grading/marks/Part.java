package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a submission gets for the exercise, or for its extension, rule by rule.
 *
 * @param rules  what it gets for each rule, by id
 * @param guards what it gets for guarding preconditions, by id of the rule
 */
public record Part(List<RuleMark> rules, List<RuleMark> guards) {

    /** Returns what it gets for rules, and after them for guards. */
    public Stream<RuleMark> marks() {
        return Stream.concat(rules.stream(), guards.stream());
    }

    /** Returns what is earned. */
    BigDecimal points() {
        return marks().map(RuleMark::points).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** Returns how much is earned of all that it weighs, from 0 to 1. */
    public BigDecimal share() {
        final BigDecimal all = marks().map(RuleMark::weight).reduce(BigDecimal.ZERO, BigDecimal::add);
        return all.signum() == 0 ? BigDecimal.ZERO : points().divide(all, MathContext.DECIMAL128);
    }

    /** Returns the share in percent, rounded down: 100 is all of it. */
    public int percent() {
        return share().movePointRight(2).intValue();
    }
}
