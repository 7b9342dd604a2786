package tabuleiro.grading.results;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What came of the random games that a submission played, and the reference with it. Those of the extension, such as
 * games by the rules of a variant that need not be built, are counted apart.
 *
 * @param games            how many games they are, without those of the extension
 * @param right            in how many of them the submission returned nothing but what the rules allow
 * @param begun            how many of them did not go wrong where a game is begun or resumed
 * @param isMoving         whether it has allowed a move that the rules allow
 * @param charged          by id of a rule, how many of all these games went wrong for a mistake in it
 * @param extensionGames   how many games are of the extension
 * @param extensionRight   in how many of those nothing was wrong
 * @param extensionCharged by id of a rule, how many of those went wrong for a mistake in it
 * @param notPlayed        why some games were not played to their end, and what to do about it; empty if all were
 * @param seen             by id of a rule, what was seen of it in positions that stand in no example
 * @param extensionSeen    the same of games of the extension
 * @param differences      examples that show what was wrong, the shortest first: not more than a few, none if all was
 *                         right
 */
public record Played(int games, int right, int begun, boolean isMoving, Map<String, Integer> charged,
        int extensionGames, int extensionRight, Map<String, Integer> extensionCharged, String notPlayed,
        Map<String, Seen> seen, Map<String, Seen> extensionSeen, List<Outcome> differences) {

    /** Creates what came of games of which none is of the extension, and none charged to a rule. */
    public Played(int games, int right, String notPlayed, List<Outcome> differences) {
        this(games, right, games, right > 0, Map.of(), 0, 0, Map.of(), notPlayed, Map.of(), Map.of(),
                differences);
    }

    /**
     * Returns the same, as it is when a mistake is mended that has cost this rule games and pairs. If no game goes
     * wrong then, all pairs are right, those of other rules too.
     */
    public Played without(String rule) {
        final int better = right + charged.getOrDefault(rule, 0);
        final int others = extensionRight + extensionCharged.getOrDefault(rule, 0);
        return new Played(games, better, Math.max(begun, better), isMoving, others(charged, rule),
                extensionGames, others, others(extensionCharged, rule), notPlayed, right(seen, rule, better == games),
                right(extensionSeen, rule, others == extensionGames), differences);
    }

    private static Map<String, Seen> right(Map<String, Seen> seen, String rule, boolean isAll) {
        final Map<String, Seen> mended = new TreeMap<>(seen);
        mended.replaceAll((id, each) -> isAll || id.equals(rule)
                ? new Seen(each.planned(), each.planned(), each.planned()) : each);
        return mended;
    }

    private static Map<String, Integer> others(Map<String, Integer> charged, String rule) {
        final Map<String, Integer> others = new TreeMap<>(charged);
        others.remove(rule);
        return others;
    }
}
