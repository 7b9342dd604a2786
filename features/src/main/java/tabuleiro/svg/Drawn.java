package tabuleiro.svg;

/**
 * A thing that lies on a cell or beside the board: a disc, a piece or a tile.
 *
 * @param words what it is, such as {@code white king}
 * @param shape how it is drawn in a cell of {@value Grid#CELL} by {@value Grid#CELL} units
 */
public record Drawn(String words, String shape) {
}
