package connectfour;

import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/**
 * Sets of cells, 49 bits of a long. Every column has seven bits, the lowest cell first:
 *
 * <pre>
 *   6 13 20 27 34 41 48    never set, so that no line goes round the edge
 *   5 12 19 26 33 40 47    row 1
 *   . .  .
 *   0  7 14 21 28 35 42    row 6
 * </pre>
 */
final class Bits {

    /** How far it is to the next bit: up, down right, right, up right. */
    static final int[] STEPS = {1, 6, 7, 8};

    private static final int HEIGHT = ConnectFour.ROWS + 1;

    private Bits() {
    }

    static long cell(int row, int column) {
        return 1L << (column - 1) * HEIGHT + ConnectFour.ROWS - row;
    }

    static int row(int bit) {
        return ConnectFour.ROWS - bit % HEIGHT;
    }

    static int column(int bit) {
        return bit / HEIGHT + 1;
    }

    /** The cells of one player. */
    static long of(Position position, Player player) {
        long set = 0;
        for (int row = 1; row <= ConnectFour.ROWS; row++) {
            for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
                if (position.at(row, column).filter(player::equals).isPresent()) {
                    set |= cell(row, column);
                }
            }
        }
        return set;
    }

    /** The lowest empty cell: adding 1 at the foot of the column carries through all of its discs. */
    static long landing(long discs, int column) {
        final long foot = cell(ConnectFour.ROWS, column);
        final long whole = foot * ((1L << ConnectFour.ROWS) - 1);
        return (discs & whole) + foot;
    }

    /** The first cells of all the lines of four in this direction. */
    static long starts(long set, int step) {
        final long pairs = set & set >> step;
        return pairs & pairs >> 2 * step;
    }

    static boolean hasFour(long set) {
        for (int step : STEPS) {
            if (starts(set, step) != 0) {
                return true;
            }
        }
        return false;
    }
}
