package tabuleiro.grading.judge;

import java.util.List;
import java.util.Map;

/**
 * What came of the random games that a submission played, and the reference with it. Those of the extension, such as
 * games by the rules of a variant that need not be built, are counted apart.
 *
 * @param games            how many games they are, without those of the extension
 * @param right            in how many of them the submission returned nothing but what the rules allow
 * @param charged          by id of a rule, how many of them went wrong for a mistake in it
 * @param extensionGames   how many games are of the extension
 * @param extensionRight   in how many of those nothing was wrong
 * @param extensionCharged by id of a rule, how many of those went wrong for a mistake in it
 * @param notPlayed        why some games were not played to their end, and what to do about it; empty if all were
 * @param seen             by id of a rule, what was seen of it in positions that stand in no example
 * @param differences      examples that show what was wrong, the shortest first: not more than a few, none if all was
 *                         right
 */
public record Played(int games, int right, Map<String, Integer> charged, int extensionGames, int extensionRight,
        Map<String, Integer> extensionCharged, String notPlayed, Map<String, Seen> seen, List<Outcome> differences) {

    /** Creates what came of games of which none is of the extension, and none charged to a rule. */
    public Played(int games, int right, String notPlayed, List<Outcome> differences) {
        this(games, right, Map.of(), 0, 0, Map.of(), notPlayed, Map.of(), differences);
    }
}
