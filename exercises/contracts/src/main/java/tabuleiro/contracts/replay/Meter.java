package tabuleiro.contracts.replay;

import java.util.BitSet;

/**
 * Counts the steps of a program that runs, and notes which of its lines it reaches: the program's classes call this
 * where {@code Tracing} has put a call. So a mistake that loops ends by the count, on any machine at the same step.
 */
public final class Meter {

    /** Where lines are noted that are reached; null if they are not. */
    private static BitSet noted;
    private static int most;
    private static int left = Integer.MAX_VALUE;

    private Meter() {
    }

    /** Ends a program that has taken more steps than it may. */
    static final class Endless extends Error {

        private static final long serialVersionUID = 1L;

        Endless() {
            super("endless", null, false, false);
        }
    }

    /** Is called at the beginning of each method, and before each jump backwards. */
    public static void step() {
        if (--left < 0) {
            left = 0;
            throw new Endless();
        }
    }

    /** Is called where a line begins. */
    public static void line(int number) {
        if (noted != null) {
            noted.set(number);
        }
    }

    /** Lets the program take so many steps, and notes no lines. */
    static void begin(int steps) {
        most = steps;
        left = steps;
        noted = null;
    }

    /** Notes here from now on the numbers of the lines that are reached; nowhere if this is null. */
    static void note(BitSet lines) {
        noted = lines;
    }

    /** Returns how many steps have been taken. */
    static int steps() {
        return most - left;
    }
}
