package tabuleiro.contracts.replay;

/**
 * Stands for an object of the program.
 *
 * @param number which one, as they were returned
 */
public record Known(int number) {
}
