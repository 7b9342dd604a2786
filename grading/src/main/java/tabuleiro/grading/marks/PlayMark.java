package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.judge.Played;

/**
 * What a submission gets for the random games that it played: the share of those in which nothing was wrong.
 *
 * @param weight what all of them are worth
 * @param played what came of them
 */
public record PlayMark(BigDecimal weight, Played played) {

    /**
     * Returns what these games earn by a rubric; nothing if it gives nothing for them.
     *
     * @throws GradingException if it does, but none were played
     */
    static Optional<PlayMark> of(Rubric rubric, Optional<Played> played) {
        if (rubric.play().signum() == 0) {
            return Optional.empty();
        }
        return Optional.of(new PlayMark(rubric.play(), played.orElseThrow(() -> new GradingException("The rubric weighs"
                + " play against the reference, but these results have no games: grade again by this rubric."))));
    }

    /** Returns what is earned. */
    public BigDecimal points() {
        return played.games() == 0 ? BigDecimal.ZERO : weight.multiply(BigDecimal.valueOf(played.right()))
                .divide(BigDecimal.valueOf(played.games()), MathContext.DECIMAL128);
    }
}
