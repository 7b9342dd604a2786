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

    /**
     * The part of a screen in which a game is drawn, and what the terminal can show there.
     *
     * @param rows     its number of rows
     * @param columns  its number of columns
     * @param signs    whether pieces are drawn as signs, and not as letters
     * @param coloured whether there are colours
     * @param turned   whether a board is seen from the second player's side
     */
    public record Pane(int rows, int columns, boolean signs, boolean coloured, boolean turned) {
    }
}
