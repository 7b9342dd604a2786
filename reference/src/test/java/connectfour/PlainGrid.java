package connectfour;

import java.util.ArrayList;
import java.util.List;

/**
 * A game of Connect Four that is independent of the engine: numbers in columns, counted from the bottom, and lines that
 * are searched as text.
 */
final class PlainGrid {

    private static final int ROWS = 6;
    private static final int COLUMNS = 7;

    /** The discs of each column from the bottom: 1 and 2 for the players, 0 for none. */
    private final int[][] columns = new int[COLUMNS][ROWS];

    private int discs;

    void drop(int column) {
        columns[column - 1][height(column)] = next();
        discs++;
    }

    int height(int column) {
        int height = 0;
        while (height < ROWS && columns[column - 1][height] != 0) {
            height++;
        }
        return height;
    }

    int next() {
        return discs % 2 + 1;
    }

    boolean isFull() {
        return discs == ROWS * COLUMNS;
    }

    /** Returns who has four in line: 1, 2 or, if nobody has, 0. */
    int winner() {
        final String lines = lines();
        return lines.contains("1111") ? 1 : lines.contains("2222") ? 2 : 0;
    }

    boolean isOver() {
        return isFull() || winner() != 0;
    }

    /** Checks whether a disc of a player in a column with space would win. */
    boolean wins(int column, int player) {
        final int height = height(column);
        columns[column - 1][height] = player;
        final boolean wins = winner() == player;
        columns[column - 1][height] = 0;
        return wins;
    }

    /** Returns the columns in which a disc may be dropped. */
    List<Integer> moves() {
        final List<Integer> moves = new ArrayList<>();
        for (int column = 1; column <= COLUMNS && !isOver(); column++) {
            if (height(column) < ROWS) {
                moves.add(column);
            }
        }
        return moves;
    }

    /** Returns whose disc lies in a cell, with rows counted from the top: 1, 2 or, if the cell is empty, 0. */
    int value(int row, int column) {
        return at(column - 1, ROWS - row);
    }

    private int at(int x, int y) {
        return 0 <= x && x < COLUMNS && 0 <= y && y < ROWS ? columns[x][y] : 0;
    }

    /** Returns every column, row and diagonal as text, separated by zeros. */
    private String lines() {
        final StringBuilder lines = new StringBuilder();
        for (int start = -ROWS; start <= COLUMNS + ROWS; start++) {
            for (int slope = -1; slope <= 1; slope++) {
                for (int y = 0; y < ROWS; y++) {
                    lines.append(at(start + slope * y, y));
                }
                lines.append('0');
            }
        }
        for (int y = 0; y < ROWS; y++) {
            for (int x = 0; x <= COLUMNS; x++) {
                lines.append(at(x, y));
            }
        }
        return lines.toString();
    }
}
