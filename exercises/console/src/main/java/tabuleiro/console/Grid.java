package tabuleiro.console;

import java.util.stream.IntStream;
import tabuleiro.console.Picture.Area;

/**
 * A board on a screen that consists of cells with lines between them. Rows and columns of cells count from 1.
 *
 * @param top     the row of its upper border
 * @param left    the column of its left border
 * @param rows    the number of rows of cells
 * @param columns the number of columns of cells
 * @param width   the width of a cell between its borders
 */
public record Grid(int top, int left, int rows, int columns, int width) {

    /** Returns where a cell is drawn, without its borders. */
    public Area area(int row, int column) {
        return new Area(top + 2 * row - 1, left + 1 + (width + 1) * (column - 1), 1, width);
    }

    /** Draws the borders of all cells. */
    public void draw(Canvas canvas) {
        IntStream.rangeClosed(0, rows).forEach(row -> {
            canvas.put(top + 2 * row, left, border(row == 0 ? "┌┬┐" : row == rows ? "└┴┘" : "├┼┤", "─"), Ink.FRAME);
            if (row < rows) {
                canvas.put(top + 2 * row + 1, left, border("│││", " "), Ink.FRAME);
            }
        });
    }

    private String border(String corners, String line) {
        return corners.charAt(0) + (line.repeat(width) + corners.charAt(1)).repeat(columns - 1) + line.repeat(width)
                + corners.charAt(2);
    }
}
