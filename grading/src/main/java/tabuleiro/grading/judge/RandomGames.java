package tabuleiro.grading.judge;

import java.util.Map;

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
}
