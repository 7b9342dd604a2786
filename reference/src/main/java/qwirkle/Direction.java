package qwirkle;

import java.util.List;
import java.util.Optional;
import tabuleiro.qwirkle.Cell;

/** A step from a cell to one of its four neighbours. */
enum Direction {
    UP(-1, 0),
    DOWN(1, 0),
    LEFT(0, -1),
    RIGHT(0, 1);

    private final int down;
    private final int right;

    Direction(int down, int right) {
        this.down = down;
        this.right = right;
    }

    /** Returns the two pairs of directions along which tiles can lie in line. */
    static List<List<Direction>> axes() {
        return List.of(List.of(LEFT, RIGHT), List.of(UP, DOWN));
    }

    /** Returns the next cell in this direction, or nothing beyond row or column 0. */
    Optional<Cell> next(Cell cell) {
        return cell.row() + down < 0 || cell.column() + right < 0 ? Optional.empty()
                : Optional.of(new Cell(cell.row() + down, cell.column() + right));
    }
}
