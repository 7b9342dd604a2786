package tabuleiro.connectfour;

/**
 * One place of the grid (C4-01).
 *
 * @param row    from 1 at the top to {@value ConnectFour#ROWS} at the bottom
 * @param column from 1 at the left to {@value ConnectFour#COLUMNS} at the right
 */
public record Cell(int row, int column) {

    /**
     * Names a cell of the grid.
     *
     * @throws IllegalArgumentException if the grid has no such cell
     */
    public Cell {
        if (!exists(row, column)) {
            throw new IllegalArgumentException(
                    "row %s, column %s lies outside the grid: rows go from 1 to %s, columns from 1 to %s"
                            .formatted(row, column, ConnectFour.ROWS, ConnectFour.COLUMNS));
        }
    }

    /** Checks whether the grid has a cell in this row and column. Any numbers may be passed. */
    public static boolean exists(int row, int column) {
        return 1 <= row && row <= ConnectFour.ROWS && ConnectFour.isColumn(column);
    }

    @Override
    public String toString() {
        return "row " + row + ", column " + column;
    }
}
