package tabuleiro.console;

import java.util.function.UnaryOperator;

/**
 * A file of its own in which a game is paused, beside the saved games that all games have. The command {@code pause}
 * writes the steps into it, one a line, and the menu resumes the game from it.
 *
 * @param file the name of the file
 * @param line returns the line for a step in its notation; the match reads it again
 */
public record Pause(String file, UnaryOperator<String> line) {
}
