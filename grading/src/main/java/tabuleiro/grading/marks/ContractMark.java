package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.results.Noticed;

/**
 * What a submission gets for its postconditions and invariants: by the clauses that they notice, and no greater share
 * than its rules earn.
 *
 * @param weight  what it is worth that all are noticed
 * @param noticed what is noticed
 * @param rules   the share that the rules earn
 */
public record ContractMark(BigDecimal weight, Noticed noticed, BigDecimal rules) {

    /**
     * Returns what contracts earn by a rubric; nothing if it gives nothing for them.
     *
     * @throws GradingException if it does, but they were not tried
     */
    static Optional<ContractMark> of(Rubric rubric, Optional<Noticed> noticed, BigDecimal rules) {
        if (rubric.contracts().signum() == 0) {
            return Optional.empty();
        }
        return Optional.of(new ContractMark(rubric.contracts(), noticed.orElseThrow(() -> new GradingException("The"
                + " rubric marks contracts, but in these results they were not tried: grade again by this rubric.")),
                rules));
    }

    /** Returns how many marks better contracts would regain, to one decimal: no more than the rules' share allows. */
    public BigDecimal regains(Rubric rubric) {
        return weight.multiply(rules).subtract(points()).multiply(BigDecimal.valueOf(rubric.scale()))
                .divide(rubric.total(), 1, RoundingMode.HALF_UP);
    }

    /** Returns what is earned. */
    public BigDecimal points() {
        return weight.multiply(noticed.strength().share().min(rules), MathContext.DECIMAL128);
    }
}
