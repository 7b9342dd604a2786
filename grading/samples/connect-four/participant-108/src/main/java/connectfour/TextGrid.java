package connectfour;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.Position;

/**
 * Every column is a String of its discs from the bottom up, for example "1121".
 * To find four in line is then to look for "1111" or "2222".
 */
public class TextGrid {

    // every row, column and diagonal of the grid as a list of its cells
    private static final List<List<Cell>> STRAIGHTS = new ArrayList<>();

    static {
        for (int row = 1; row <= 6; row++) {
            addStraight(row, 1, 0, 1);
            addStraight(row, 1, 1, 1);
            addStraight(row, 1, -1, 1);
        }
        for (int column = 1; column <= 7; column++) {
            addStraight(1, column, 1, 0);
        }
        // the diagonals that do not start in column 1
        for (int column = 2; column <= 7; column++) {
            addStraight(1, column, 1, 1);
            addStraight(6, column, -1, 1);
        }
    }

    private final String[] columns = {"", "", "", "", "", "", ""};

    private static void addStraight(int row, int column, int down, int right) {
        List<Cell> cells = new ArrayList<>();
        while (Cell.exists(row, column)) {
            cells.add(new Cell(row, column));
            row += down;
            column += right;
        }
        STRAIGHTS.add(cells);
    }

    public TextGrid() {
    }

    public TextGrid(Position position) {
        for (int column = 1; column <= 7; column++) {
            for (int row = 6; row >= 1; row--) {
                if (position.at(row, column).isPresent()) {
                    add(column, position.at(row, column).get().digit());
                }
            }
        }
    }

    public void add(int column, char digit) {
        columns[column - 1] += digit;
    }

    public char get(int row, int column) {
        String text = columns[column - 1];
        return text.length() > 6 - row ? text.charAt(6 - row) : '.';
    }

    public boolean isFull(int column) {
        return columns[column - 1].length() == 6;
    }

    public int discs() {
        return String.join("", columns).length();
    }

    public List<Cell> four() {
        for (List<Cell> straight : STRAIGHTS) {
            String text = "";
            for (Cell cell : straight) {
                text += get(cell.row(), cell.column());
            }
            int start = Math.max(text.indexOf("1111"), text.indexOf("2222"));
            if (start >= 0) {
                return new ArrayList<>(straight.subList(start, start + 4));
            }
        }
        return new ArrayList<>();
    }
}
