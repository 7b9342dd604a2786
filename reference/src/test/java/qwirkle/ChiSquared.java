package qwirkle;

import java.util.Arrays;

/**
 * Pearson's test, whether counts are what chance brings about: the sum over all cases of (counted - expected)² /
 * expected. By chance alone it is spread as the squares of as many normal deviations as the counts have degrees of
 * freedom, so it goes far beyond that number only if some cases are more likely, and stays far below only if somebody
 * has seen to it that all come in turn.
 */
final class ChiSquared {

    /** A normal deviation is greater than this once in a million times. */
    private static final double ONE_IN_A_MILLION = 4.7534;

    private ChiSquared() {
    }

    /** How far do counts lie from what is expected of each case? */
    static double distance(int[] counts, double expected) {
        return distance(counts, Arrays.stream(counts).mapToDouble(count -> expected).toArray());
    }

    /** How far do counts lie from what is expected of each? */
    static double distance(int[] counts, double[] expected) {
        double distance = 0;
        for (int i = 0; i < counts.length; i++) {
            distance += (counts[i] - expected[i]) * (counts[i] - expected[i]) / expected[i];
        }
        return distance;
    }

    /** Above what does chance alone go once in a million times? */
    static double most(int freedom) {
        return quantile(freedom, ONE_IN_A_MILLION);
    }

    /** Below what does chance alone go once in a million times? */
    static double least(int freedom) {
        return quantile(freedom, -ONE_IN_A_MILLION);
    }

    /**
     * Which distance lies so many normal deviations from the mean? By Wilson and Hilferty (1931): the cube root of
     * distance / freedom is nearly normal, of mean 1 - 2 / (9 freedom) and variance 2 / (9 freedom).
     */
    static double quantile(int freedom, double deviations) {
        final double variance = 2.0 / (9 * freedom);
        return freedom * Math.pow(1 - variance + deviations * Math.sqrt(variance), 3);
    }
}
