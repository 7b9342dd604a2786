package connectfour.perfect;

import java.util.List;
import tabuleiro.connectfour.ConnectFour;

/** The order in which moves are tried: the sooner one is tried that is good enough, the fewer others are. */
final class Moves {

    /** The columns, of which the middle ones lie in more lines of four. */
    static final List<Integer> FROM_THE_MIDDLE = List.of(4, 3, 5, 2, 6, 1, 7);
    /** Above the bits of the cells. */
    private static final int COUNT = 7 * ConnectFour.COLUMNS;
    private static final long CELL = (1L << COUNT) - 1;

    private Moves() {
    }

    /** Returns moves of a position: those first that leave the most cells in which the player would win. */
    static long[] inOrder(Board board, long moves) {
        final long[] sorted = new long[Long.bitCount(moves)];
        int count = 0;
        for (int column : FROM_THE_MIDDLE) {
            final long cell = board.landing(column) & moves;
            if (cell != 0) {
                insert(sorted, count, (long) board.threats(cell) << COUNT | cell);
                count++;
            }
        }
        return sorted;
    }

    /** Inserts a move behind those, of the first ones, that have as many threats or more. */
    private static void insert(long[] sorted, int count, long move) {
        int place = count;
        while (place > 0 && sorted[place - 1] >>> COUNT < move >>> COUNT) {
            sorted[place] = sorted[place - 1];
            place--;
        }
        sorted[place] = move;
    }

    /** Returns the cell of a move that {@link #inOrder} has returned. */
    static long cell(long move) {
        return move & CELL;
    }
}
