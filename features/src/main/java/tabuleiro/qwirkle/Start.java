package tabuleiro.qwirkle;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The start of a game: how many play, the bag and what has been agreed on.
 *
 * @param players how many play
 * @param bag     the tiles in the order in which they are drawn, from the front
 * @param options what has been agreed on
 * @param seed    of the order in which traded tiles go back to the bag
 */
public record Start(int players, List<Tile> bag, Set<Option> options, long seed) {

    /** Keeps copies of the collections. */
    public Start {
        bag = List.copyOf(bag);
        options = Collections.unmodifiableSet(new TreeSet<>(options));
    }

    /**
     * Returns why no game can begin like this.
     *
     * @return {@link Refusal#NUMBER_OF_PLAYERS}, {@link Refusal#TOO_MANY_OF_A_KIND} or {@link Refusal#BAG_TOO_SMALL}
     *         (no tile would be left after dealing), or nothing
     */
    public Optional<Refusal> fault() {
        if (players < Qwirkle.FEWEST_PLAYERS || players > Qwirkle.MOST_PLAYERS) {
            return Optional.of(Refusal.NUMBER_OF_PLAYERS);
        }
        if (Tile.areTooMany(bag)) {
            return Optional.of(Refusal.TOO_MANY_OF_A_KIND);
        }
        return bag.size() > players * Qwirkle.HAND ? Optional.empty() : Optional.of(Refusal.BAG_TOO_SMALL);
    }
}
