package tabuleiro.qwirkle.steps;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/**
 * Shuffled bags of all tiles, of which no order may be more likely than another.
 *
 * @param bags the bags, each of all tiles
 */
record MixedBags(List<List<Tile>> bags) {

    /** So many bags have 432 pairs of equal neighbours by chance, and fewer or more than these once in 10^7 times. */
    static final int NUMBER = 216;
    static final int LEAST_PAIRS = 320;
    static final int MOST_PAIRS = 550;

    /** Sets seeds far apart: generators that start from small numbers begin alike. */
    static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** The first places of a bag, two in its middle, and its last. */
    private static final List<Integer> PLACES = List.of(0, 1, 53, 54, 106, 107);

    /**
     * What Pearson's test allows: with 35 degrees of freedom a fair shuffle goes beyond 100 once in ten million times;
     * for the thirds of the bag, with 70, beyond 160 as seldom.
     */
    private static final int FARTHEST = 100;
    private static final int FARTHEST_OF_THIRDS = 160;

    /** Returns the first seed and others that lie far from each other. */
    static LongStream seeds(long first, int number) {
        return LongStream.range(0, number).map(i -> first + i * SPREAD);
    }

    /** Checks whether each kind of tile lies at the front, in the middle and at the end as often as any other. */
    boolean areEven() {
        final double expected = bags.size();
        return PLACES.stream().allMatch(place -> distance(kindsAt(place), expected / Tile.KINDS.size()) < FARTHEST)
                && distance(kindsInThirds(), expected) < FARTHEST_OF_THIRDS;
    }

    /** Returns the sum of (count - expected)² / expected. */
    private static double distance(Stream<Long> counts, double expected) {
        return counts.mapToDouble(count -> (count - expected) * (count - expected) / expected).sum();
    }

    /** Returns how often a tile follows an equal one. */
    long pairs() {
        return bags.stream().mapToLong(bag -> IntStream.range(1, bag.size())
                .filter(i -> bag.get(i).equals(bag.get(i - 1))).count()).sum();
    }

    /** Returns how often each kind lies at a place. */
    private Stream<Long> kindsAt(int place) {
        return counts(bags.stream().map(bag -> bag.get(place)));
    }

    /** Returns how often each kind lies in each third of a bag. */
    private Stream<Long> kindsInThirds() {
        final int size = Tile.KINDS.size();
        return IntStream.range(0, Qwirkle.OF_A_KIND).boxed().flatMap(third -> counts(bags.stream()
                .flatMap(bag -> bag.subList(third * size, (third + 1) * size).stream())));
    }

    /** Returns how many of these tiles are of each kind. */
    private static Stream<Long> counts(Stream<Tile> tiles) {
        final Map<Tile, Long> counts = tiles.collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        return Tile.KINDS.stream().map(kind -> counts.getOrDefault(kind, 0L));
    }
}
