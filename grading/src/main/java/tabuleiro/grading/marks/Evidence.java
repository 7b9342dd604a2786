package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.List;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.judge.Seen;

/**
 * What is known of one rule, or of its guards.
 *
 * @param outcomes     what came of its examples
 * @param ground       what came of the examples of the rule itself, which for a rule are the same
 * @param charged      what came of the examples, of whichever rule, that fail for a mistake in it
 * @param anyMoves     whether an example passes, of whichever rule, in which a move is made
 * @param elsewhere    which share of the whole is earned by rules and guards of which something is seen, from 0 to 1
 * @param gamesRight   in how many random games nothing is wrong
 * @param gamesCharged how many random games go wrong for a mistake in it
 * @param seen         what random games show of it in positions that stand in no example
 */
public record Evidence(List<Outcome> outcomes, List<Outcome> ground, List<Outcome> charged, boolean anyMoves,
        BigDecimal elsewhere, int gamesRight, int gamesCharged, Seen seen) {
}
