package tabuleiro.qwirkle;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.Reason;

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

    /** Returns one of {@link #faults() what is wrong with it}, or nothing. */
    public Optional<Refusal> fault() {
        return faults().stream().findFirst();
    }

    /**
     * Returns why no game can begin like this: all that applies of {@link Refusal#NUMBER_OF_PLAYERS} and {@link
     * Refusal#TOO_MANY_OF_A_KIND}; otherwise {@link Refusal#BAG_TOO_SMALL} if dealing would leave no tile in the bag.
     */
    public Set<Refusal> faults() {
        return Reason.right(EnumSet.of(Refusal.NUMBER_OF_PLAYERS, Refusal.TOO_MANY_OF_A_KIND, Refusal.BAG_TOO_SMALL),
                this::has);
    }

    private boolean has(Refusal fault) {
        return switch (fault) {
            case NUMBER_OF_PLAYERS -> players < Qwirkle.FEWEST_PLAYERS || players > Qwirkle.MOST_PLAYERS;
            case TOO_MANY_OF_A_KIND -> Tile.areTooMany(bag);
            default -> bag.size() <= players * Qwirkle.HAND;
        };
    }
}
