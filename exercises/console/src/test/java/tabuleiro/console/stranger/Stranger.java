package tabuleiro.console.stranger;

/** Stands for a game that has words in English alone. */
public interface Stranger {
}
