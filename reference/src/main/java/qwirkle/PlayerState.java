package qwirkle;

import java.util.List;
import java.util.function.ToIntFunction;
import tabuleiro.qwirkle.Tile;

/**
 * The tiles and points of one player.
 *
 * @param hand   the tiles
 * @param points those of all turns that have ended
 */
record PlayerState(List<Tile> hand, int points) {

    PlayerState {
        hand = List.copyOf(hand);
    }

    /** Returns the same points with another hand. */
    PlayerState holding(List<Tile> tiles) {
        return new PlayerState(tiles, points);
    }

    /** Returns the same hand with more points. */
    PlayerState scoring(int more) {
        return new PlayerState(hand, points + more);
    }

    /** Checks whether this player has more points than another, or as many and fewer tiles (QW-21). */
    boolean beats(PlayerState other) {
        return points > other.points || points == other.points && hand.size() < other.hand.size();
    }

    /** Returns how many tiles can be played at once that share one attribute (QW-25). */
    int longestLine() {
        return Math.max(most(Tile::shape), most(Tile::colour));
    }

    /** Returns how many different tiles have the value of an attribute that most have. */
    private int most(ToIntFunction<Tile> attribute) {
        final List<Tile> kinds = hand.stream().distinct().toList();
        return kinds.stream().mapToInt(tile -> (int) kinds.stream()
                .filter(other -> attribute.applyAsInt(other) == attribute.applyAsInt(tile)).count()).max().orElse(0);
    }
}
