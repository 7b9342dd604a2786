package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.RoundingMode;
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

    /** Returns how many games were played. */
    BigDecimal games() {
        return BigDecimal.valueOf(played.games());
    }

    /** Returns what is earned, times the number of games. */
    BigDecimal weighed() {
        return weight.multiply(BigDecimal.valueOf(played.right()));
    }

    /** Returns what is earned, to two decimals. */
    public BigDecimal points() {
        return weighed().divide(games(), 2, RoundingMode.HALF_UP).stripTrailingZeros();
    }

    /** Checks whether nothing was wrong in any game. */
    public boolean isEarned() {
        return played.right() == played.games();
    }
}
