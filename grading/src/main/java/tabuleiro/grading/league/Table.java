package tabuleiro.grading.league;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was played in a league so far, in the order of its rounds. Who has broken off too many games plays no more: all
 * later games are lost, whether they were played or not.
 */
public final class Table {

    /** Who has broken off so many games plays no more. */
    private static final int MOST_BROKEN = 3;

    private final List<Game> games = new ArrayList<>();
    private final Map<String, Integer> broken = new HashMap<>();
    private final Map<String, Integer> halves = new HashMap<>();

    /** Adds a game that comes after those that are there. */
    public void add(Game played) {
        final Game game = withdrawn(played.key()).orElse(played);
        games.add(game);
        if (game.broken()) {
            broken.merge(game.loser(), 1, Integer::sum);
        }
        List.of(game.key().first(), game.key().second()).forEach(name ->
                halves.merge(name, game.halves(name), Integer::sum));
    }

    /** Returns what comes of a game that is not played, because one of the two plays no more; nothing if both do. */
    public Optional<Game> withdrawn(Game.Key key) {
        final boolean firstHas = isWithdrawn(key.first());
        final boolean secondHas = isWithdrawn(key.second());
        return firstHas || secondHas ? Optional.of(Game.withdrawn(key, firstHas, secondHas)) : Optional.empty();
    }

    /** Checks whether somebody of this name plays no more. */
    public boolean isWithdrawn(String name) {
        return broken.getOrDefault(name, 0) >= MOST_BROKEN;
    }

    /** Returns how many halves of a point somebody of this name has. */
    public int halves(String name) {
        return halves.getOrDefault(name, 0);
    }

    /** Returns the games in their order. */
    public List<Game> games() {
        return List.copyOf(games);
    }
}
