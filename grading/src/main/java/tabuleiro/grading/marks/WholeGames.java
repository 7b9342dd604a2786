package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import tabuleiro.grading.judge.Played;

/**
 * What a submission gets for games that it played from the opening to the end: the share of those that are right
 * throughout.
 *
 * @param weight what it is worth that all of them are
 * @param games  how many there are
 * @param right  how many are right throughout
 */
public record WholeGames(BigDecimal weight, int games, int right) {

    /** Returns what games earn by a rubric; nothing if none are played. */
    static Optional<WholeGames> of(Rubric rubric, Played played) {
        return Optional.of(new WholeGames(rubric.games(), played.whole(), played.wholeRight()))
                .filter(any -> rubric.isPlayed());
    }

    /** Returns what is earned. */
    public BigDecimal points() {
        return right == 0 ? BigDecimal.ZERO : weight.multiply(BigDecimal.valueOf(right))
                .divide(BigDecimal.valueOf(games), MathContext.DECIMAL128);
    }
}
