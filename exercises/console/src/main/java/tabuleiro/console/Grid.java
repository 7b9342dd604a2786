package tabuleiro.console;

import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tabuleiro.console.Picture.Area;

/**
 * Where the cells of a board are drawn on a screen. Rows and columns of cells count from 1.
 *
 * @param rows    the number of rows of cells
 * @param columns the number of columns of cells
 * @param first   where the cell in row 1 and column 1 is drawn
 * @param down    how far below a row of cells the next one is; less than 0 if row 1 is the lowest
 * @param right   how far beside a column of cells the next one is
 */
public record Grid(int rows, int columns, Area first, int down, int right) {

    /** Returns where a cell is drawn. */
    public Area area(int row, int column) {
        return new Area(first.row() + down * (row - 1), first.column() + right * (column - 1),
                first.height(), first.width());
    }

    /** Returns the column to the right of the last column of cells. */
    public int end() {
        return area(1, columns).column() + first.width();
    }

    /** Writes a text beside each row of cells, such as its name, in a column of the canvas. */
    public void besideRows(Canvas canvas, int column, IntFunction<String> text) {
        IntStream.rangeClosed(1, rows)
                .forEach(row -> canvas.put(area(row, 1).row() + (first.height() - 1) / 2, column, text.apply(row),
                        Ink.FRAME));
    }

    /** Writes the name of each column of cells above or below their middle, in a row of the canvas. */
    public void besideColumns(Canvas canvas, int row, IntFunction<String> name) {
        IntStream.rangeClosed(1, columns).forEach(column -> canvas.put(row,
                area(1, column).column() + (first.width() - 1) / 2, name.apply(column), Ink.FRAME));
    }
}
