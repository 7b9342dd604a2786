package tabuleiro.contracts;

/**
 * How many mistakes the contracts of a program stop.
 *
 * @param mistakes how many would let a wrong answer out, if assertions were off
 * @param stopped  how many of these an assertion stops before that answer
 */
public record Strength(int mistakes, int stopped) {

    /** Which share of the mistakes must be stopped to earn everything, in percent. */
    public static final int ENOUGH = 60;

    private static final int PERCENT = 100;

    /** Returns the strength with one more mistake. */
    Strength with(boolean isStopped) {
        return new Strength(mistakes + 1, isStopped ? stopped + 1 : stopped);
    }

    /** Returns the strength without what was stopped by guess: who guesses is right as often as wrong. */
    Strength without(int falseAlarms) {
        return new Strength(mistakes, Math.max(0, stopped - falseAlarms));
    }

    /** Checks whether so many are stopped that all is earned. */
    public boolean isEnough() {
        return mistakes > 0 && PERCENT * stopped >= ENOUGH * mistakes;
    }

    /** Returns the share that is stopped, in percent, rounded down; 0 if there are no mistakes. */
    public int percent() {
        return mistakes == 0 ? 0 : PERCENT * stopped / mistakes;
    }
}
