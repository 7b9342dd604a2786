package tabuleiro.quarto;

import java.util.List;
import java.util.stream.IntStream;

/**
 * One of the 16 cells of the board, such as A1 (QT-01).
 *
 * @param row    from 1 at the top to {@value Quarto#SIZE} at the bottom
 * @param column from 1, written A, at the left to {@value Quarto#SIZE}, written D, at the right
 */
public record Cell(int row, int column) {

    /** Every cell, row by row from the top, in each row from the left: A1, B1, … D4. */
    public static final List<Cell> ALL = IntStream.range(0, Quarto.SIZE * Quarto.SIZE)
            .mapToObj(i -> new Cell(i / Quarto.SIZE + 1, i % Quarto.SIZE + 1)).toList();

    /**
     * Names a cell of the board.
     *
     * @throws IllegalArgumentException if the board has no such cell
     */
    // tag::checked[]
    public Cell {
        if (!exists(row, column)) {
            throw new IllegalArgumentException(
                    "row %s, column %s lies outside the board: both go from 1 to %s"
                            .formatted(row, column, Quarto.SIZE));
        }
    }
    // end::checked[]

    /** Checks whether the board has a cell in this row and column. */
    public static boolean exists(int row, int column) {
        return 1 <= row && row <= Quarto.SIZE && 1 <= column && column <= Quarto.SIZE;
    }

    /** Returns its place in {@link #ALL}, from 0. */
    public int index() {
        return (row - 1) * Quarto.SIZE + column - 1;
    }

    /**
     * Returns the cell with this notation.
     *
     * @param notation a capital letter and a digit, such as {@code A1}
     * @throws IllegalArgumentException if no cell has this notation
     */
    public static Cell parse(String notation) {
        return ALL.stream().filter(cell -> cell.toString().equals(notation)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no cell is written %s: cells go from A1 to D4".formatted(notation)));
    }

    /** Returns the notation that {@link #parse} reads. */
    @Override
    public String toString() {
        return (char) ('A' + column - 1) + "" + row;
    }
}
