package tabuleiro.grading.judge;

import java.util.Map;

/**
 * The random games that every submission plays besides the examples.
 *
 * @param reference the sources of the reference by path, with which they are played
 * @param seed      from which they follow
 */
public record RandomGames(Map<String, String> reference, long seed) {

    /** From this seed they follow in tables, tests and trials of faults, where a number is promised. */
    public static final long SEED = 1;
}
