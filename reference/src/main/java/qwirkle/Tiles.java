package qwirkle;

import static tabuleiro.Contract.ensure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/** What can be done with lists of tiles, such as a hand or the bag. The lists that are handed in stay as they are. */
final class Tiles {

    private Tiles() {
    }

    /** In which order do all tiles lie when they have been shuffled (QW-01, QW-02)? */
    static List<Tile> shuffled(long seed) {
        final List<Tile> tiles = new ArrayList<>();
        for (int i = 0; i < Qwirkle.OF_A_KIND; i++) {
            tiles.addAll(Tile.KINDS);
        }
        final RandomGenerator random = new SplittableRandom(seed);
        for (int last = tiles.size() - 1; last > 0; last--) {
            Collections.swap(tiles, last, random.nextInt(last + 1));
        }
        assert hasThreeOfEach(tiles) : ensure("three_of_each", "QW-01", seed, tiles);
        return List.copyOf(tiles);
    }

    private static boolean hasThreeOfEach(List<Tile> tiles) {
        return Tile.KINDS.stream().allMatch(kind -> Collections.frequency(tiles, kind) == Qwirkle.OF_A_KIND);
    }

    /** What is left of a list that holds a tile when it is taken once? */
    static List<Tile> without(List<Tile> tiles, Tile taken) {
        return without(tiles, List.of(taken));
    }

    /** What is left of a list that holds all these tiles when each is taken once? */
    static List<Tile> without(List<Tile> tiles, List<Tile> taken) {
        final List<Tile> left = new ArrayList<>(tiles);
        taken.forEach(left::remove);
        return List.copyOf(left);
    }

    /** Does a list hold all these tiles, each as often as it is named? */
    static boolean holds(List<Tile> tiles, List<Tile> wanted) {
        return wanted.stream().allMatch(
                tile -> Collections.frequency(wanted, tile) <= Collections.frequency(tiles, tile));
    }

    /** What do two lists hold together? */
    static List<Tile> together(List<Tile> first, List<Tile> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    /** What does a list look like once more tiles have been put in it, each at a place left to chance? */
    static List<Tile> mixedIn(List<Tile> tiles, List<Tile> more, RandomGenerator random) {
        final List<Tile> mixed = new ArrayList<>(tiles);
        more.forEach(tile -> mixed.add(random.nextInt(mixed.size() + 1), tile));
        return List.copyOf(mixed);
    }

    /** Do two lists hold the same tiles, in whatever order? */
    static boolean same(List<Tile> first, List<Tile> second) {
        return first.stream().sorted().toList().equals(second.stream().sorted().toList());
    }
}
