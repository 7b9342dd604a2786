package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import tabuleiro.grading.results.Played;

/**
 * What a submission gets for games in which nothing is wrong: their share of those that it could begin, and no greater
 * share than its rules earn.
 *
 * @param weight what it is worth that nothing is wrong in any
 * @param games  how many could be begun
 * @param right  in how many of them nothing is wrong
 * @param rules  the share that the rules earn
 */
public record RightGames(BigDecimal weight, int games, int right, BigDecimal rules) {

    /** Returns what games earn by a rubric; nothing if none are played. */
    static Optional<RightGames> of(Rubric rubric, Played played, BigDecimal rules) {
        return Optional.of(new RightGames(rubric.games(), played.begun(), played.right(), rules))
                .filter(any -> rubric.isPlayed());
    }

    /** Returns what is earned. */
    public BigDecimal points() {
        return right == 0 ? BigDecimal.ZERO : weight.multiply(BigDecimal.valueOf(right)
                .divide(BigDecimal.valueOf(games), MathContext.DECIMAL128).min(rules));
    }
}
