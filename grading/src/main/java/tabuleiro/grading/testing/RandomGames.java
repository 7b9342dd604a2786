package tabuleiro.grading.testing;

import java.util.Map;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.faults.Faults;

/**
 * The random games that every submission plays besides the examples.
 *
 * @param reference the sources of the reference by path, with which they are played
 * @param seed      from which they follow
 * @param asksAgent whether agents are asked about positions whose values are known, besides
 */
public record RandomGames(Map<String, String> reference, long seed, boolean asksAgent) {

    /** From this seed they follow in tables, tests and trials of faults, where a number is promised. */
    public static final long SEED = 1;

    /** Creates games beside which agents are not asked about anything. */
    public RandomGames(Map<String, String> reference, long seed) {
        this(reference, seed, false);
    }

    /**
     * Returns the games that are played with faults: those that are played with submissions.
     *
     * @throws GradingException if there is no reference here
     */
    public static RandomGames with(Faults known) {
        return new RandomGames(known.reference().orElseThrow(() -> new GradingException("Games are played against the"
                + " reference, which is not in this copy: put the folder reference back, or leave out --play.")), SEED);
    }
}
