package tabuleiro.contracts.replay;

import java.util.BitSet;

/**
 * Counts the steps of a program that runs, and notes which of its lines it reaches: the program's classes call this
 * where {@code Tracing} has put a call. So a mistake that loops ends by the count, on any machine at the same step.
 */
public final class Meter {

    private static BitSet lines = new BitSet();
    private static boolean isNoting;
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
        if (isNoting) {
            lines.set(number);
        }
    }

    /** Lets the program take so many steps, and has no lines noted. */
    static void begin(int steps) {
        most = steps;
        left = steps;
        lines = new BitSet();
        isNoting = false;
    }

    /** Notes lines from now on, or does not. */
    static void note(boolean noting) {
        isNoting = noting;
    }

    /** Returns how many steps have been taken. */
    static int steps() {
        return most - left;
    }

    /** Returns the numbers of the lines that were reached. */
    static BitSet lines() {
        return lines;
    }
}
