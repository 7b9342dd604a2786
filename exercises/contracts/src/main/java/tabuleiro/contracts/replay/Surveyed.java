package tabuleiro.contracts.replay;

import java.util.List;

/**
 * What came of playing one example again with the program as it is.
 *
 * @param broken   the assertion that failed, though all calls are legal; empty if none did
 * @param isSteady whether the program answered the same with assertions off and on, always with a value
 * @param steps    how many steps it took
 * @param lines    the numbers of the lines that commands reached, assertions left out, as bits of these words
 */
public record Surveyed(String broken, boolean isSteady, int steps, List<Long> lines) {
}
