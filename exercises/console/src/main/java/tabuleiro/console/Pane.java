package tabuleiro.console;

/**
 * The part of a screen in which a game is drawn, and what the terminal can show there.
 *
 * @param rows     its number of rows
 * @param columns  its number of columns
 * @param signs    whether pieces are drawn as signs, and not as letters
 * @param coloured whether there are colours
 */
public record Pane(int rows, int columns, boolean signs, boolean coloured) {
}
