package tabuleiro.console;

/**
 * How a game is looked at on a screen.
 *
 * @param words  the words of the language
 * @param typed  what has been typed of the next step so far, in its notation, such as the square from which a piece is
 *               to move
 * @param hidden whether what only the next player may see is hidden
 * @param pane   where it is drawn, and what can be shown there
 */
public record Sight(Words words, String typed, boolean hidden, Pane pane) {
}
