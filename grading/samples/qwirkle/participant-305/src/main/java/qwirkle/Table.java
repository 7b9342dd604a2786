package qwirkle;

import static tabuleiro.qwirkle.Refusal.*;

import java.util.*;
import tabuleiro.qwirkle.*;

/**
 * A table so large that 108 tiles can never reach its edge, and a frame that shows the part in use.
 * A square is a single number: its row times SIDE plus its column.
 */
class Table {

    static final int ROOM = 110;

    final int side;
    final Tile[] squares;
    int top = ROOM, bottom = ROOM, left = ROOM, right = ROOM;

    Table(List<List<Optional<Tile>>> board) {
        side = 2 * ROOM + Math.max(board.size(), board.get(0).size());
        squares = new Tile[side * side];
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.get(0).size(); column++) {
                int square = square(ROOM + row, ROOM + column);
                board.get(row).get(column).ifPresent(tile -> lay(tile, square));
            }
        }
    }

    int square(int row, int column) {
        return row * side + column;
    }

    void lay(Tile tile, int square) {
        squares[square] = tile;
        top = Math.min(top, square / side - 1);
        bottom = Math.max(bottom, square / side + 1);
        left = Math.min(left, square % side - 1);
        right = Math.max(right, square % side + 1);
    }

    /** The first square of the unbroken line through a square; step is 1 for the row, side for the column. */
    int start(int square, int step) {
        int start = square;
        while (squares[start - step] != null) {
            start -= step;
        }
        return start;
    }

    int end(int square, int step) {
        int end = square;
        while (squares[end + step] != null) {
            end += step;
        }
        return end;
    }

    /** What is wrong with the lines of a tile on this square; null if nothing is. */
    Refusal line(Tile tile, int square) {
        boolean repeated = false;
        for (int step : new int[] {1, side}) {
            boolean shape = true;
            boolean colour = true;
            Set<Tile> seen = new HashSet<>();
            for (int i = start(square, step); i <= end(square, step); i += step) {
                Tile other = i == square ? tile : squares[i];
                shape &= other.shape() == tile.shape();
                colour &= other.colour() == tile.colour();
                repeated |= !seen.add(other);
            }
            if (!shape && !colour) {
                return LINE_MIXED;
            }
        }
        return repeated ? TILE_REPEATED : null;
    }

    /** Why may the tile not be laid on this empty square? Null if it may. */
    Refusal whyNotLay(Tile tile, int square, List<Integer> turn) {
        List<Tile> neighbours = new ArrayList<>();
        for (int step : new int[] {-side, -1, 1, side}) {
            if (squares[square + step] != null) {
                neighbours.add(squares[square + step]);
            }
        }
        boolean foreign = neighbours.stream()
                .anyMatch(other -> other.shape() != tile.shape() && other.colour() != tile.colour());
        boolean row = turn.stream().allMatch(other -> other / side == square / side);
        boolean column = turn.stream().allMatch(other -> other % side == square % side);
        int step = row ? 1 : side;
        boolean together = turn.stream().allMatch(
                other -> start(square, step) <= other && other <= end(square, step));
        return neighbours.isEmpty() && top < bottom ? NO_NEIGHBOUR
                : foreign ? NOTHING_SHARED
                : neighbours.contains(tile) ? SAME_AS_NEIGHBOUR
                : line(tile, square) != null ? line(tile, square)
                : !row && !column ? NOT_IN_LINE
                : !together ? GAP : null;
    }

    /** Is there an empty square between those of a turn, which lie in one row or column? */
    Optional<Refusal> gap(List<Cell> turn) {
        IntSummaryStatistics squares = turn.stream()
                .mapToInt(cell -> square(top + cell.row(), left + cell.column())).summaryStatistics();
        boolean together = turn.isEmpty() || end(squares.getMin(), 1) >= squares.getMax()
                || squares.getMin() % side == squares.getMax() % side && end(squares.getMin(), side) >= squares.getMax();
        return together ? Optional.empty() : Optional.of(GAP);
    }

    /** Counts the lines of the turn, each once. */
    int points(List<Integer> turn) {
        Set<Integer> rows = new HashSet<>();
        Set<Integer> columns = new HashSet<>();
        int points = 0;
        for (int square : turn) {
            int width = end(square, 1) - start(square, 1) + 1;
            int height = (end(square, side) - start(square, side)) / side + 1;
            if (rows.add(start(square, 1)) && width > 1) {
                points += width;
            }
            if (columns.add(start(square, side)) && height > 1) {
                points += height;
            }
        }
        return points == 0 ? turn.size() : points;
    }
}
