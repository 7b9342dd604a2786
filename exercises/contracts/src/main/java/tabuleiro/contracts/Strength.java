package tabuleiro.contracts;

/**
 * How many mistakes the contracts of a program stop.
 *
 * @param mistakes how many would let a wrong answer out, if assertions were off
 * @param stopped  how many of these an assertion stops before that answer
 */
public record Strength(int mistakes, int stopped) {

    /** No mistake has been tried yet. */
    public static final Strength NONE = new Strength(0, 0);

    /** Which share of the mistakes must be stopped to earn everything, in percent. */
    public static final int ENOUGH = 60;

    /** The share is one of so many mistakes at least: to stop the only one is not everything. */
    public static final int LEAST = 12;

    private static final int PERCENT = 100;

    /** Returns the strength with one more mistake. */
    Strength with(boolean isStopped) {
        return new Strength(mistakes + 1, isStopped ? stopped + 1 : stopped);
    }

    /** Checks whether so many are stopped that all is earned. */
    public boolean isEnough() {
        return PERCENT * stopped >= ENOUGH * of();
    }

    /** Returns of how many mistakes the share is one. */
    public int of() {
        return Math.max(LEAST, mistakes);
    }

    /** Returns the share that is stopped, in percent, rounded down. */
    public int percent() {
        return PERCENT * stopped / of();
    }
}
