package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.results.Kept;

/**
 * What a submission gets for its agent: the share of positions whose value it keeps, of what is above chance.
 *
 * @param weight what it is worth that all are kept, from 0
 * @param kept   what is kept
 */
public record AgentMark(BigDecimal weight, Kept kept) {

    private static final int ALL = 1000;

    /**
     * Returns what an agent earns by a rubric; nothing if the rubric does not have it asked.
     *
     * @throws GradingException if it does, but the agent was not asked
     */
    static Optional<AgentMark> of(Rubric rubric, Optional<Kept> kept) {
        return rubric.terms().agent().map(weight -> new AgentMark(weight, kept.or(() -> Optional.of(Kept.NOTHING)
                .filter(any -> weight.signum() == 0)).orElseThrow(() -> new GradingException("The rubric marks agents,"
                        + " but in these results they were not asked: grade again by this rubric, into another"
                        + " report."))));
    }

    /** Returns what is earned: who draws lots earns nothing. */
    public BigDecimal points() {
        final int above = Math.max(0, kept.share() - kept.chance());
        return weight.multiply(BigDecimal.valueOf(above)).divide(BigDecimal.valueOf(Math.max(1, ALL - kept.chance())),
                MathContext.DECIMAL128);
    }
}
