package tabuleiro.qwirkle;

/**
 * A tile and the cell it is played on, as the board is numbered before.
 *
 * @param tile the tile
 * @param cell where it goes
 */
public record Placement(Tile tile, Cell cell) {

    /** Returns words such as {@code A1 on 1/2}. */
    @Override
    public String toString() {
        return tile + " on " + cell;
    }
}
