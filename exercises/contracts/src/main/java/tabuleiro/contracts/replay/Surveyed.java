package tabuleiro.contracts.replay;

import java.util.List;

/**
 * What came of playing one example again with the program as it is, with assertions off.
 *
 * @param steps    how many steps it took
 * @param commands the numbers of the lines that commands reached, as bits of these words
 * @param queries  the numbers of those that queries reached, in the same form
 */
public record Surveyed(int steps, List<Long> commands, List<Long> queries) {
}
