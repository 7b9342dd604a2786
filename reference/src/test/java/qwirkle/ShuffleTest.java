package qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.qwirkle.Tile;

/**
 * Tests that every order of the bag is equally likely (QW-02), as far as a test can show it: by the kinds of tiles at
 * each place, and by the pairs of tiles that lie side by side. The seeds are fixed, so a test always passes or never.
 * Shuffles that are known to be unfair fail the same tests.
 *
 * <p>Two given kinds lie at two given places with probability 3 * 3 / (108 * 107), or 3 * 2 / (108 * 107) if the kinds
 * are the same. In 108 * 107 bags 9 and 6 such pairs are expected, which is more than the 5 that Pearson's test needs.
 */
class ShuffleTest {

    private static final int TILES = 108;
    private static final int KINDS = 36;
    private static final int BAGS = TILES * (TILES - 1);

    /**
     * For kinds at all places: the counts add up at each place and, because every bag contains three of each kind, for
     * each kind. The places are therefore not independent, and the sum for all places is greater by a factor 108 / 107.
     */
    private static final int FREEDOM_OF_ALL_PLACES = (TILES - 1) * (KINDS - 1);

    /** For pairs of kinds at two places: the counts add up to the number of bags. */
    private static final int FREEDOM_OF_TWO_PLACES = KINDS * KINDS - 1;

    private static final int[][] BY_THE_ENGINE = bags(seed -> new Games().shuffledBag(seed).stream()
            .mapToInt(ShuffleTest::kind).toArray());

    @Test
    void everyKindLiesAboutEquallyOftenAtAllPlacesTogether() {
        assertThat(atAllPlaces(BY_THE_ENGINE)).as("chi-squared of the kinds at all places")
                .isBetween(ChiSquared.least(FREEDOM_OF_ALL_PLACES), ChiSquared.most(FREEDOM_OF_ALL_PLACES));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 35, 36, 53, 71, 72, 105, 106})
    void everyPairOfKindsLiesSideBySideAboutAsOftenAsExpected(int place) {
        assertThat(sideBySide(BY_THE_ENGINE, place)).as("chi-squared of the pairs at place %s", place)
                .isBetween(ChiSquared.least(FREEDOM_OF_TWO_PLACES), ChiSquared.most(FREEDOM_OF_TWO_PLACES));
    }

    @Test
    void swappingEachTileWithAnyTileIsUnfair() {
        assertThat(atAllPlaces(bags(seed -> swapped(seed, place -> TILES)))).as("chi-squared of an unfair shuffle")
                .isGreaterThan(ChiSquared.most(FREEDOM_OF_ALL_PLACES));
    }

    @Test
    void swappingEachTileWithAnEarlierTileIsUnfair() {
        assertThat(atAllPlaces(bags(seed -> swapped(seed, place -> place)))).as("chi-squared of an unfair shuffle")
                .isGreaterThan(ChiSquared.most(FREEDOM_OF_ALL_PLACES));
    }

    @Test
    void onlyCuttingTheBagIsUnfairToPairs() {
        final int[][] cut = bags(seed -> cut(new SplittableRandom(seed).nextInt(TILES)));
        assertThat(sideBySide(cut, 0)).as("chi-squared of the pairs").isGreaterThan(
                ChiSquared.most(FREEDOM_OF_TWO_PLACES));
    }

    private static int[][] bags(LongFunction<int[]> shuffle) {
        return LongStream.rangeClosed(1, BAGS).mapToObj(shuffle).toArray(int[][]::new);
    }

    private static int kind(Tile tile) {
        return (tile.shape() - 1) * 6 + tile.colour() - 1;
    }

    private static double atPlace(int[][] bags, int place) {
        final int[] counts = new int[KINDS];
        for (int[] bag : bags) {
            counts[bag[place]]++;
        }
        return ChiSquared.sum(counts, (double) BAGS / KINDS);
    }

    private static double atAllPlaces(int[][] bags) {
        return IntStream.range(0, TILES).mapToDouble(place -> atPlace(bags, place)).sum() * (TILES - 1) / TILES;
    }

    private static double sideBySide(int[][] bags, int place) {
        final int[] counts = new int[KINDS * KINDS];
        for (int[] bag : bags) {
            counts[bag[place] * KINDS + bag[place + 1]]++;
        }
        return ChiSquared.sum(counts,
                IntStream.range(0, KINDS * KINDS).mapToDouble(i -> i / KINDS == i % KINDS ? 6 : 9).toArray());
    }

    /** Swaps each tile, from the last to the second, with one of the first tiles; a function returns how many. */
    private static int[] swapped(long seed, IntUnaryOperator choices) {
        final SplittableRandom random = new SplittableRandom(seed);
        final int[] bag = cut(0);
        for (int place = TILES - 1; place > 0; place--) {
            final int other = random.nextInt(choices.applyAsInt(place));
            final int kind = bag[place];
            bag[place] = bag[other];
            bag[other] = kind;
        }
        return bag;
    }

    /** Returns all tiles in order, three times, cut at a place. */
    private static int[] cut(int at) {
        return IntStream.range(0, TILES).map(place -> (place + at) % KINDS).toArray();
    }
}
