package tabuleiro.grading.judge;

import java.util.List;
import tabuleiro.contracts.Strength;

/**
 * What came of the question whether a submission's own contracts notice mistakes that are put into it.
 *
 * @param mistakes how many mistakes would let a wrong answer out, if assertions were off
 * @param stopped  how many of these an assertion stops before that answer
 * @param missed   some of the others, to be shown
 */
public record Noticed(int mistakes, int stopped, List<Missed> missed) {

    /** Nothing is noticed. */
    public static final Noticed NOTHING = new Noticed(0, 0, List.of());

    /** Which share of the mistakes must be stopped to earn everything, in percent. */
    public static final int ENOUGH = Strength.ENOUGH;

    /** Returns of how many mistakes the share is one: of more than there are, if these are few. */
    public int of() {
        return new Strength(mistakes, stopped).of();
    }

    /** Returns the share that is stopped, in percent, rounded down. */
    public int percent() {
        return new Strength(mistakes, stopped).percent();
    }

    /** Checks whether so many are stopped that all is earned. */
    public boolean stopsEnough() {
        return new Strength(mistakes, stopped).isEnough();
    }
}
