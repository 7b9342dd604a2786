package tabuleiro.grading.league;

import java.util.Arrays;
import java.util.List;

/**
 * How strong players are, by the model of Bradley and Terry, in which Elo counts: the ratings under which the results
 * are most likely, and how uncertain they are. A draw counts as half a win. Each has drawn one more game, against
 * somebody of average strength: else nobody who has won every game would have a rating.
 */
final class Ratings {

    /** The average of all. */
    private static final double AVERAGE = 1000;

    /** Who is 400 better wins ten of eleven games. */
    private static final double ELO = 400 / StrictMath.log(10);

    /** So many standard deviations hold 95 of 100 values. */
    private static final double DEVIATIONS = 1.96;

    /** Newton's method is done after far fewer steps; none is longer than this. */
    private static final int STEPS = 60;
    private static final double LONGEST = 1;

    private final double[] strength;
    private double[][] curvature;
    private double[][] uncertainty;

    /**
     * A game, by the numbers of its players.
     *
     * @param one   the number of a player
     * @param other the number of the other
     * @param score of the first: 1 after a win, 0.5 after a draw, 0
     */
    record Result(int one, int other, double score) {
    }

    /** Rates so many players, numbered from 0, by these results. */
    Ratings(int players, List<Result> results) {
        strength = new double[players];
        for (int i = 0; i < STEPS; i++) {
            final double[] slope = slope(results);
            uncertainty = inverse(curvature);
            for (int player = 0; player < players; player++) {
                double step = 0;
                for (int other = 0; other < players; other++) {
                    step += uncertainty[player][other] * slope[other];
                }
                strength[player] += Math.max(-LONGEST, Math.min(LONGEST, step));
            }
        }
    }

    /** Returns how steeply the likelihood grows with each strength, and notes how the slope itself changes. */
    private double[] slope(List<Result> results) {
        final double[] slope = new double[strength.length];
        curvature = new double[strength.length][strength.length];
        for (int i = 0; i < strength.length; i++) {
            final double expected = expected(strength[i]);
            slope[i] = 0.5 - expected;
            curvature[i][i] = expected * (1 - expected);
        }
        for (Result each : results) {
            final double expected = expected(strength[each.one] - strength[each.other]);
            final double weight = expected * (1 - expected);
            slope[each.one] += each.score - expected;
            slope[each.other] -= each.score - expected;
            curvature[each.one][each.one] += weight;
            curvature[each.other][each.other] += weight;
            curvature[each.one][each.other] -= weight;
            curvature[each.other][each.one] -= weight;
        }
        return slope;
    }

    private static double expected(double lead) {
        return 1 / (1 + StrictMath.exp(-lead));
    }

    /** Returns the inverse of a matrix whose diagonal outweighs its rows, which so needs no pivoting. */
    private static double[][] inverse(double[][] matrix) {
        final int size = matrix.length;
        final double[][] rows = new double[size][];
        for (int i = 0; i < size; i++) {
            rows[i] = Arrays.copyOf(matrix[i], 2 * size);
            rows[i][size + i] = 1;
        }
        for (int pivot = 0; pivot < size; pivot++) {
            final double scale = rows[pivot][pivot];
            for (int column = 0; column < 2 * size; column++) {
                rows[pivot][column] /= scale;
            }
            for (int row = 0; row < size; row++) {
                final double factor = rows[row][pivot];
                for (int column = 0; row != pivot && column < 2 * size; column++) {
                    rows[row][column] -= factor * rows[pivot][column];
                }
            }
        }
        final double[][] inverse = new double[size][];
        for (int i = 0; i < size; i++) {
            inverse[i] = Arrays.copyOfRange(rows[i], size, 2 * size);
        }
        return inverse;
    }

    /** Returns the rating of a player. */
    long rating(int player) {
        return Math.round(AVERAGE + ELO * (strength[player] - Arrays.stream(strength).average().orElse(0)));
    }

    /** Returns how far the rating of a player may be off from the average of all, at most in 95 of 100 cases. */
    long plusMinus(int player) {
        final double withAll = Arrays.stream(uncertainty[player]).average().orElse(0);
        final double ofAverage = Arrays.stream(uncertainty).flatMapToDouble(Arrays::stream).average().orElse(0);
        return Math.round(DEVIATIONS * ELO * Math.sqrt(uncertainty[player][player] - 2 * withAll + ofAverage));
    }
}
