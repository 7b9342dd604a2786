package qwirkle;

import java.util.Arrays;

/**
 * Pearson's chi-squared test, which shows whether counts can be due to chance. Its statistic is the sum over all cases
 * of (counted - expected)² / expected. By chance alone it has the chi-squared distribution, whose mean is the number of
 * degrees of freedom of the counts. The sum is much greater only if some cases are more likely than expected, and much
 * smaller only if the counts are too even.
 */
final class ChiSquared {

    /** A normal deviation is greater than this with a probability of one in a million. */
    private static final double ONE_IN_A_MILLION = 4.7534;

    private ChiSquared() {
    }

    /** Returns the sum for counts of which each has the same expected value. */
    static double sum(int[] counts, double expected) {
        return sum(counts, Arrays.stream(counts).mapToDouble(count -> expected).toArray());
    }

    /** Returns the sum for counts with their expected values. */
    static double sum(int[] counts, double[] expected) {
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += (counts[i] - expected[i]) * (counts[i] - expected[i]) / expected[i];
        }
        return sum;
    }

    /** Returns the sum that chance exceeds with a probability of one in a million. */
    static double most(int freedom) {
        return quantile(freedom, ONE_IN_A_MILLION);
    }

    /** Returns the sum below which chance falls with a probability of one in a million. */
    static double least(int freedom) {
        return quantile(freedom, -ONE_IN_A_MILLION);
    }

    /**
     * Returns the sum that lies so many normal deviations from the mean, by Wilson and Hilferty (1931): the cube root
     * of sum / freedom is nearly normal, with mean 1 - 2 / (9 freedom) and variance 2 / (9 freedom).
     */
    static double quantile(int freedom, double deviations) {
        final double variance = 2.0 / (9 * freedom);
        return freedom * Math.pow(1 - variance + deviations * Math.sqrt(variance), 3);
    }
}
