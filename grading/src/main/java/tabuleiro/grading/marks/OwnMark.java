package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.results.OwnExamples;

/**
 * What a submission gets for the examples that its author has written: the share of the faults that they find.
 *
 * @param weight what it is worth to find all of them
 * @param own    what came of the examples
 */
public record OwnMark(BigDecimal weight, OwnExamples own) {

    /**
     * Returns what these examples earn by a rubric; nothing if it gives nothing for them.
     *
     * @throws GradingException if it does, but no examples were tested
     */
    static Optional<OwnMark> of(Rubric rubric, Optional<OwnExamples> own) {
        if (rubric.ownExamples().signum() == 0) {
            return Optional.empty();
        }
        return Optional.of(new OwnMark(rubric.ownExamples(), own.orElseThrow(() -> new GradingException("The rubric"
                + " weighs students' own examples, but these results have none: grade again by this rubric."))));
    }

    /** Returns what is earned. */
    public BigDecimal points() {
        return own.found() == 0 ? BigDecimal.ZERO : weight.multiply(BigDecimal.valueOf(own.found()))
                .divide(BigDecimal.valueOf(own.faults()), MathContext.DECIMAL128);
    }
}
