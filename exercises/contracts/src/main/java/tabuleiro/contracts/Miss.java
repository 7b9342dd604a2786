package tabuleiro.contracts;

/**
 * A mistake that no contract of the program has noticed.
 *
 * @param mistake which one
 * @param play    the number of the example in which it shows
 * @param step    the first call in it that is answered wrongly, from 0
 */
public record Miss(Mistake mistake, int play, int step) {
}
