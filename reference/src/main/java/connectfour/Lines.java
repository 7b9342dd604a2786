package connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;

/** The cells of the grid and the lines of four among them. */
final class Lines {

    /** Every cell, row by row from the top. */
    static final List<Cell> CELLS = IntStream.rangeClosed(1, ConnectFour.ROWS).boxed()
            .flatMap(row -> IntStream.rangeClosed(1, ConnectFour.COLUMNS)
                    .mapToObj(column -> new Cell(row, column)))
            .toList();

    /** Every line of four adjacent cells in a row, a column or a diagonal (C4-08, C4-09, C4-10). */
    static final List<List<Cell>> ALL = Direction.ALL.stream()
            .flatMap(direction -> CELLS.stream().map(cell -> from(cell, direction)))
            .filter(line -> line.size() == ConnectFour.IN_LINE)
            .toList();

    private Lines() {
    }

    /** Returns the cells from a cell on: four, or fewer at the edge of the grid. */
    private static List<Cell> from(Cell first, Direction direction) {
        final List<Cell> line = new ArrayList<>(List.of(first));
        while (line.size() < ConnectFour.IN_LINE && direction.hasNext(line.get(line.size() - 1))) {
            line.add(direction.next(line.get(line.size() - 1)));
        }
        return List.copyOf(line);
    }
}
