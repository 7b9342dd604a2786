package tabuleiro.contracts.replay;

import java.util.List;

/**
 * What came of playing one example again with the program as it is.
 *
 * @param isSteady whether the program answered the same with assertions off and on, always with a value
 * @param steps    how many steps it took
 * @param commands the numbers of the lines that commands reached, assertions left out, as bits of these words
 * @param queries  the numbers of those that queries reached, in the same form
 */
public record Surveyed(boolean isSteady, int steps, List<Long> commands, List<Long> queries) {
}
