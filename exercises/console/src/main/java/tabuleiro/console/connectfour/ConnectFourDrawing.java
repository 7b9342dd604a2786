package tabuleiro.console.connectfour;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Position;
import tabuleiro.console.Canvas;
import tabuleiro.console.Grid;
import tabuleiro.console.Picture.Area;

/**
 * The grid in lines: columns under their numbers, and the players' discs as {@code 1} and {@code 2}. Cells that have
 * won stand in brackets.
 */
record ConnectFourDrawing(Position position, List<Cell> line) {

    private static final Grid GRID = new Grid(ConnectFour.ROWS, ConnectFour.COLUMNS, new Area(1, 1, 1, 3), 1, 3);
    private static final String GROUND = "-".repeat(3 * ConnectFour.COLUMNS);

    /** Draws the grid: the numbers of the columns, a line for each row, and the ground. */
    @Override
    public String toString() {
        final Canvas canvas = new Canvas();
        GRID.besideColumns(canvas, 0, String::valueOf);
        List.of(0, GROUND.length() + 1).forEach(side -> GRID.besideRows(canvas, side, row -> "|"));
        cells().forEach(cell -> canvas.put(GRID.area(cell.row(), cell.column()), drawn(cell)));
        canvas.put(ConnectFour.ROWS + 1, 0, "+" + GROUND + "+");
        return canvas.toString().stripTrailing();
    }

    private String drawn(Cell cell) {
        final String disc = position.at(cell.row(), cell.column()).map(each -> "" + each.digit()).orElse(".");
        return line.contains(cell) ? "[" + disc + "]" : " " + disc + " ";
    }

    /** Returns all cells, row by row from the top. */
    static Stream<Cell> cells() {
        return IntStream.range(0, ConnectFour.ROWS * ConnectFour.COLUMNS)
                .mapToObj(i -> new Cell(1 + i / ConnectFour.COLUMNS, 1 + i % ConnectFour.COLUMNS));
    }
}
