package qwirkle;

import java.util.List;
import java.util.function.ToIntFunction;
import tabuleiro.qwirkle.Tile;

/**
 * What a player has.
 *
 * @param hand   the tiles
 * @param points those of all turns that have ended
 */
record Seat(List<Tile> hand, int points) {

    Seat {
        hand = List.copyOf(hand);
    }

    /** What does a player have who holds other tiles? */
    Seat holding(List<Tile> tiles) {
        return new Seat(tiles, points);
    }

    /** What does a player have who has scored? */
    Seat scoring(int more) {
        return new Seat(hand, points + more);
    }

    /** Has the player more points than another, or as many and fewer tiles (QW-21)? */
    boolean beats(Seat other) {
        return points > other.points || points == other.points && hand.size() < other.hand.size();
    }

    /** How many tiles can be played at once that share one attribute (QW-25)? */
    int longestLine() {
        return Math.max(most(Tile::shape), most(Tile::colour));
    }

    /** How many different tiles have the same value of an attribute, where they are most? */
    private int most(ToIntFunction<Tile> attribute) {
        final List<Tile> kinds = hand.stream().distinct().toList();
        return kinds.stream().mapToInt(tile -> (int) kinds.stream()
                .filter(other -> attribute.applyAsInt(other) == attribute.applyAsInt(tile)).count()).max().orElse(0);
    }
}
