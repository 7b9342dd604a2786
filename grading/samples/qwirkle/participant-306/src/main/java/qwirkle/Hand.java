package qwirkle;

import java.util.*;
import java.util.function.IntUnaryOperator;
import java.util.stream.*;
import tabuleiro.qwirkle.Tile;

/** Counts how many of each kind of tile somebody has. */
final class Hand {

    private final int[] count = new int[Tile.KINDS.size()];

    Hand(Collection<Tile> tiles) { tiles.forEach(this::add); }
    void add(Tile tile) { count[Tile.KINDS.indexOf(tile)]++; }
    boolean has(Tile tile) { return count[Tile.KINDS.indexOf(tile)] > 0; }

    boolean remove(Tile tile) {
        boolean had = has(tile);
        count[Tile.KINDS.indexOf(tile)] -= had ? 1 : 0;
        return had;
    }

    boolean hasAll(Hand other) { return IntStream.range(0, count.length).allMatch(i -> count[i] >= other.count[i]); }
    int size() { return Arrays.stream(count).sum(); }

    List<Tile> tiles() {
        return Tile.KINDS.stream().flatMap(kind -> Collections.nCopies(count[Tile.KINDS.indexOf(kind)], kind).stream())
                .toList();
    }

    /** The most kinds that have a shape, or a colour, in common. */
    int best() { return Math.max(most(i -> i / 6), most(i -> i % 6)); }

    private int most(IntUnaryOperator attribute) {
        return IntStream.range(0, 6).map(value -> (int) IntStream.range(0, count.length)
                .filter(i -> count[i] > 0 && attribute.applyAsInt(i) == value).count()).max().orElse(0);
    }
}
