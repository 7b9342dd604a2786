package tabuleiro.grading.league;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How somebody has come off in a league.
 *
 * @param entrant   who it is
 * @param rating    as in Elo's system; 1000 is the average of all
 * @param plusMinus how far it may be off, in 95 of 100 cases
 * @param games     how many games count
 * @param won       how many of them were won
 * @param drawn     how many ended in a draw
 * @param late      how many moves were late
 * @param broken    how many games were broken off
 * @param withdrawn whether games were lost without being played
 */
public record Standing(Entrant entrant, long rating, long plusMinus, int games, int won, int drawn, int late,
        int broken, boolean withdrawn) {

    /** Returns how many games were lost. */
    public int lost() {
        return games - won - drawn;
    }

    /** Returns the points: one for a win, half of one for a draw. */
    public String points() {
        return points(2 * won + drawn);
    }

    private static String points(int halves) {
        final String half = halves % 2 == 0 ? "" : "\u00BD";
        return halves == 1 ? half : halves / 2 + half;
    }

    /** Returns how all have come off who have played these games, the best first. */
    public static List<Standing> of(List<Entrant> entrants, List<Game> games) {
        final Map<String, Integer> numbers = new HashMap<>();
        entrants.forEach(player -> numbers.put(player.name(), numbers.size()));
        final Ratings ratings = new Ratings(entrants.size(), games.stream().map(game -> new Ratings.Result(
                numbers.get(game.key().first()), numbers.get(game.key().second()),
                game.halves(game.key().first()) / 2.0)).toList());
        return IntStream.range(0, entrants.size()).mapToObj(i -> of(entrants.get(i), ratings.rating(i),
                ratings.plusMinus(i), games)).sorted(Comparator.comparing(Standing::rating).reversed()).toList();
    }

    private static Standing of(Entrant entrant, long rating, long plusMinus, List<Game> games) {
        final String name = entrant.name();
        final List<Game> own = games.stream().filter(game -> game.key().isOf(name)).toList();
        return new Standing(entrant, rating, plusMinus, own.size(), count(own, name, 2), count(own, name, 1),
                own.stream().mapToInt(game -> game.late(name)).sum(),
                (int) own.stream().filter(game -> game.broken() && game.loser().equals(name)).count(),
                own.stream().anyMatch(game -> !game.wasPlayed() && game.loser().equals(name)));
    }

    private static int count(List<Game> games, String name, int halves) {
        return (int) games.stream().filter(game -> game.halves(name) == halves).count();
    }

    /**
     * How a class has come off against the others.
     *
     * @param name   of the class
     * @param agents how many of it play
     * @param rating their average
     * @param points against agents of other classes
     * @param games  how many were played against these
     */
    public record OfClass(String name, int agents, long rating, String points, int games) {
    }

    /** Returns how each class has come off, by name; none if there is only one. */
    public static List<OfClass> classes(Collection<Standing> all, List<Game> games) {
        final Map<String, String> from = new HashMap<>();
        all.forEach(standing -> from.put(standing.entrant().name(), standing.entrant().from()));
        final Map<String, List<Standing>> classes = all.stream().collect(Collectors.groupingBy(
                standing -> standing.entrant().from(), TreeMap::new, Collectors.toList()));
        return classes.size() == 1 ? List.of() : classes.entrySet().stream().map(entry -> {
            final List<Game> others = games.stream().filter(game -> !from.get(game.key().first())
                    .equals(from.get(game.key().second()))).toList();
            final List<String> own = entry.getValue().stream().map(one -> one.entrant().name()).toList();
            final List<Integer> halves = others.stream().flatMap(game -> own.stream().filter(game.key()::isOf)
                    .map(game::halves)).toList();
            return new OfClass(entry.getKey(), own.size(), Math.round(entry.getValue().stream()
                    .mapToLong(Standing::rating).average().orElse(0)),
                    points(halves.stream().mapToInt(i -> i).sum()), halves.size());
        }).toList();
    }
}
