package connectfour.perfect;

import java.util.stream.IntStream;
import tabuleiro.connectfour.ConnectFour;

/**
 * What a position is worth, found by going on in every way to the end: without a table, without an order, and without
 * leaving anything out. Only assertions use it, where few cells are empty.
 */
final class PlainSearch {

    /** From how many discs on it takes no time. */
    private static final int LATE = Search.CELLS - 6;
    /** One position of so many belongs to the sample: a prime number, as the lowest bits are those of one column. */
    private static final int SAMPLE = 61;

    private PlainSearch() {
    }

    // tag::agrees[]
    /** Checks, in a sample, that a position is worth at least and at most so much. */
    static boolean agrees(Board board, int least, int most) {
        if (board.discs() < LATE || board.key() % SAMPLE != 0) {
            return true;
        }
        final int worth = worth(board);
        return least <= worth && worth <= most;
    }
    // end::agrees[]

    // tag::worth[]
    /** Returns how much a position is worth in which nobody has won. */
    static int worth(Board board) {
        return IntStream.rangeClosed(1, ConnectFour.COLUMNS)
                .mapToLong(board::landing).filter(cell -> cell != 0)
                .mapToInt(cell -> worthOf(board, cell)).max().orElse(0);
    }

    private static int worthOf(Board board, long cell) {
        return (board.winning() & cell) == 0 ? -worth(board.drop(cell))
                : Search.winning(board.discs());
    }
    // end::worth[]
}
