package qwirkle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.qwirkle.Tile;

/**
 * Shows that every order of the bag is equally likely (QW-02), as far as tests can: by which kinds of tiles lie at each
 * place, and by which two lie side by side. Seeds are fixed, so a test passes always or never; shuffles that are known
 * to be unfair fail the same tests.
 *
 * <p>Two places hold two given kinds with probability 3 * 3 / (108 * 107), or 3 * 2 / (108 * 107) if they are the same.
 * In 108 * 107 bags 9 and 6 are expected, more than the 5 that Pearson's test needs.
 */
class ShuffleTest {

    private static final int TILES = 108;
    private static final int KINDS = 36;
    private static final int BAGS = TILES * (TILES - 1);

    /** Kinds at one place: their counts add up to the number of bags. */
    private static final int FREEDOM_OF_A_PLACE = KINDS - 1;

    /**
     * Kinds at all places: the counts add up at each place and, since every bag holds three of each, for each kind.
     * That ties the places together, so that the sum of their distances is greater than this, by 108 / 107.
     */
    private static final int FREEDOM_OF_ALL_PLACES = (TILES - 1) * (KINDS - 1);

    /** Pairs of kinds at two places: their counts add up to the number of bags. */
    private static final int FREEDOM_OF_TWO_PLACES = KINDS * KINDS - 1;

    private static final int[][] BY_THE_ENGINE = bags(seed -> new Games().shuffledBag(seed).stream()
            .mapToInt(ShuffleTest::kind).toArray());

    @ParameterizedTest
    @CsvSource({"30, 2.5758, 53.672", "30, -2.5758, 13.787", "100, 3.0902, 149.449", "100, -2.5758, 67.328"})
    void limitsAreAsInPublishedTables(int freedom, double deviations, double quantile) {
        assertThat(ChiSquared.quantile(freedom, deviations)).isCloseTo(quantile, within(0.1));
    }

    @Test
    void everyKindLiesAtEachPlaceAboutEquallyOften() {
        for (int place = 0; place < TILES; place++) {
            assertThat(atPlace(BY_THE_ENGINE, place)).as("chi-squared of the kinds at place %d", place)
                    .isBetween(ChiSquared.least(FREEDOM_OF_A_PLACE), ChiSquared.most(FREEDOM_OF_A_PLACE));
        }
    }

    @Test
    void andSoItIsAtAllPlacesTogether() {
        assertThat(atAllPlaces(BY_THE_ENGINE)).as("chi-squared of the kinds at all places")
                .isBetween(ChiSquared.least(FREEDOM_OF_ALL_PLACES), ChiSquared.most(FREEDOM_OF_ALL_PLACES));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 35, 36, 53, 71, 72, 105, 106})
    void everyTwoKindsLieSideBySideAboutAsOftenAsTheyShould(int place) {
        assertThat(sideBySide(BY_THE_ENGINE, place)).as("chi-squared of the pairs at place %d", place)
                .isBetween(ChiSquared.least(FREEDOM_OF_TWO_PLACES), ChiSquared.most(FREEDOM_OF_TWO_PLACES));
    }

    @Test
    void swappingEachTileWithOneOfThoseBeforeItOrItselfIsFair() {
        assertThat(atAllPlaces(bags(seed -> swapped(seed, place -> place + 1)))).as("chi-squared of a fair shuffle")
                .isBetween(ChiSquared.least(FREEDOM_OF_ALL_PLACES), ChiSquared.most(FREEDOM_OF_ALL_PLACES));
    }

    @Test
    void swappingEachTileWithAnyIsUnfair() {
        assertThat(atAllPlaces(bags(seed -> swapped(seed, place -> TILES)))).as("chi-squared of an unfair shuffle")
                .isGreaterThan(ChiSquared.most(FREEDOM_OF_ALL_PLACES));
    }

    @Test
    void swappingEachTileWithOneOfThoseBeforeItIsUnfair() {
        assertThat(atAllPlaces(bags(seed -> swapped(seed, place -> place)))).as("chi-squared of an unfair shuffle")
                .isGreaterThan(ChiSquared.most(FREEDOM_OF_ALL_PLACES));
    }

    @Test
    void onlyCuttingTheBagIsUnfairToPairs() {
        final int[][] cut = bags(seed -> cut(new SplittableRandom(seed).nextInt(TILES)));
        assertThat(atPlace(cut, 0)).as("chi-squared of the kinds at the front, which does not show it")
                .isLessThan(ChiSquared.most(FREEDOM_OF_A_PLACE));
        assertThat(sideBySide(cut, 0)).as("chi-squared of the pairs").isGreaterThan(
                ChiSquared.most(FREEDOM_OF_TWO_PLACES));
    }

    @Test
    void cuttingTheBagOnePlaceFurtherEachTimeIsTooEvenForChance() {
        assertThat(atPlace(bags(seed -> cut((int) seed % TILES)), 0)).as("chi-squared of the kinds at the front")
                .isLessThan(ChiSquared.least(FREEDOM_OF_A_PLACE));
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
        return ChiSquared.distance(counts, (double) BAGS / KINDS);
    }

    private static double atAllPlaces(int[][] bags) {
        return IntStream.range(0, TILES).mapToDouble(place -> atPlace(bags, place)).sum() * (TILES - 1) / TILES;
    }

    private static double sideBySide(int[][] bags, int place) {
        final int[] counts = new int[KINDS * KINDS];
        for (int[] bag : bags) {
            counts[bag[place] * KINDS + bag[place + 1]]++;
        }
        return ChiSquared.distance(counts,
                IntStream.range(0, KINDS * KINDS).mapToDouble(i -> i / KINDS == i % KINDS ? 6 : 9).toArray());
    }

    /** From the last place on, each tile is swapped with that at one of the first so many places. */
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

    /** All tiles in order, three times, cut at a place. */
    private static int[] cut(int at) {
        return IntStream.range(0, TILES).map(place -> (place + at) % KINDS).toArray();
    }
}
