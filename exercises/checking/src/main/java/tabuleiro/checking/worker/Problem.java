package tabuleiro.checking.worker;

import java.io.Serializable;

/**
 * Why a file cannot be used: it does not compile, or cannot be read.
 *
 * @param file where it is
 * @param line the number of the line
 * @param text what is wrong with it, in one line or several
 */
public record Problem(String file, int line, String text) implements Serializable {
}
