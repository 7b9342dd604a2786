package qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/** Operations on lists of tiles, such as a hand or the bag. The lists that are handed in stay as they are. */
final class Tiles {

    private Tiles() {
    }

    /** Returns all tiles in an order that follows from a seed (QW-01, QW-02). */
    static List<Tile> shuffled(long seed) {
        final List<Tile> tiles = new ArrayList<>();
        for (int i = 0; i < Qwirkle.OF_A_KIND; i++) {
            tiles.addAll(Tile.KINDS);
        }
        final RandomGenerator random = new SplittableRandom(seed);
        for (int last = tiles.size() - 1; last > 0; last--) {
            Collections.swap(tiles, last, random.nextInt(last + 1));
        }
        return List.copyOf(tiles);
    }

    /** Returns a list without one tile, which is taken once. */
    static List<Tile> without(List<Tile> tiles, Tile taken) {
        return without(tiles, List.of(taken));
    }

    /** Returns a list without these tiles, each of which is taken once. */
    static List<Tile> without(List<Tile> tiles, List<Tile> taken) {
        final List<Tile> left = new ArrayList<>(tiles);
        taken.forEach(left::remove);
        return List.copyOf(left);
    }

    /** Returns the tiles of two lists, one list after the other. */
    static List<Tile> together(List<Tile> first, List<Tile> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    /** Returns a list with more tiles, each put in at a random place. */
    static List<Tile> mixedIn(List<Tile> tiles, List<Tile> more, RandomGenerator random) {
        final List<Tile> mixed = new ArrayList<>(tiles);
        more.forEach(tile -> mixed.add(random.nextInt(mixed.size() + 1), tile));
        return List.copyOf(mixed);
    }
}
