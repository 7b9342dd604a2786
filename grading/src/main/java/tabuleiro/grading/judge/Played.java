package tabuleiro.grading.judge;

import java.util.List;

/**
 * What came of the random games that a submission played, and the reference with it.
 *
 * @param games       how many games they are
 * @param right       in how many of them the submission returned nothing but what the rules allow
 * @param notPlayed   why some games were not played to their end, and what to do about it; empty if all were
 * @param differences examples that show what was wrong, the shortest first: not more than a few, none if all was right
 */
public record Played(int games, int right, String notPlayed, List<Outcome> differences) {
}
