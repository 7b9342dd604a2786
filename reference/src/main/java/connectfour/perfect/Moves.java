package connectfour.perfect;

import java.util.List;
import tabuleiro.connectfour.ConnectFour;

/**
 * The moves of a position in the order in which they are tried: the sooner one is tried that is good enough, the fewer
 * others are. It is filled again for each position, so that the search creates nothing.
 */
final class Moves {

    /** The columns, of which the middle ones lie in more lines of four. */
    static final List<Integer> FROM_THE_MIDDLE = List.of(4, 3, 5, 2, 6, 1, 7);
    /** The same columns: how far each lies above the bits of column 1. */
    private static final int[] SHIFTS = FROM_THE_MIDDLE.stream().mapToInt(column -> (column - 1) * Board.RIGHT)
            .toArray();
    /** Above the bits of the cells. */
    private static final int COUNT = Board.RIGHT * ConnectFour.COLUMNS;
    private static final long CELL = (1L << COUNT) - 1;

    private final long[] sorted = new long[ConnectFour.COLUMNS];
    private int count;

    /**
     * Takes the moves of a position: those first that leave the most cells in which the player would win.
     *
     * @return whether one of them wins with the disc after it, whatever the opponent answers; then the order is not
     *         finished
     */
    boolean takeDeciding(Board board, long moves) {
        count = 0;
        for (int shift : SHIFTS) {
            final long cell = moves & Board.COLUMN << shift;
            if (cell != 0) {
                final Board next = board.drop(cell);
                if (next.safe() == 0) {
                    return true;
                }
                insert((long) Long.bitCount(next.threats()) << COUNT | cell);
            }
        }
        return false;
    }

    /** Inserts a move behind those that leave as many cells or more. */
    private void insert(long move) {
        int place = count;
        while (place > 0 && sorted[place - 1] >>> COUNT < move >>> COUNT) {
            sorted[place] = sorted[place - 1];
            place--;
        }
        sorted[place] = move;
        count++;
    }

    /** Returns how many moves there are. */
    int count() {
        return count;
    }

    /** Returns the cell of a move by its place in the order, from 0. */
    long cell(int place) {
        return sorted[place] & CELL;
    }
}
