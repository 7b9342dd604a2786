package tabuleiro.qwirkle;

/**
 * A cell of the board as it is numbered now, written as row and column, such as {@code 1/2} (QW-06).
 *
 * @param row    from 0 at the top
 * @param column from 0 at the left
 */
public record Cell(int row, int column) {

    /**
     * Names a cell, which the board need not have.
     *
     * @throws IllegalArgumentException if a number is below 0
     */
    public Cell {
        if (row < 0 || column < 0) {
            throw new IllegalArgumentException(
                    "row %s, column %s: rows and columns are counted from 0".formatted(row, column));
        }
    }

    /**
     * Returns the cell with this notation.
     *
     * @param notation row and column with a slash between, such as {@code 1/2}
     * @throws IllegalArgumentException if no cell has this notation
     */
    public static Cell parse(String notation) {
        if (!notation.matches("\\d{1,4}/\\d{1,4}")) {
            throw new IllegalArgumentException("no cell is written %s: write row/column, as 1/2".formatted(notation));
        }
        final String[] numbers = notation.split("/");
        return new Cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }

    /** Returns the notation that {@link #parse} reads. */
    @Override
    public String toString() {
        return row + "/" + column;
    }
}
