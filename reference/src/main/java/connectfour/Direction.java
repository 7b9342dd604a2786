package connectfour;

import java.util.List;
import tabuleiro.connectfour.Cell;

/**
 * A step from a cell to a neighbour.
 *
 * @param down  how many rows further down: -1, 0 or 1
 * @param right how many columns further right: -1, 0 or 1
 */
record Direction(int down, int right) {

    static final Direction RIGHT = new Direction(0, 1);
    static final Direction DOWN = new Direction(1, 0);
    static final Direction FALLING = new Direction(1, 1);
    static final Direction RISING = new Direction(-1, 1);

    /** The directions along which discs can lie in line: one of each pair of opposites. */
    static final List<Direction> ALL = List.of(RIGHT, DOWN, FALLING, RISING);

    /** Checks whether the grid has another cell in this direction. */
    boolean hasNext(Cell cell) {
        return Cell.exists(cell.row() + down, cell.column() + right);
    }

    /** Returns the next cell in this direction. */
    Cell next(Cell cell) {
        return new Cell(cell.row() + down, cell.column() + right);
    }
}
