package connectfour.perfect;

import static tabuleiro.Contract.ensure;

import java.util.function.ToIntFunction;
import tabuleiro.connectfour.ConnectFour;

/**
 * The search for what a position is worth to the player who is next, if both play as well as can be. A draw is worth 0.
 * A win is worth one more than the discs that the winner then has left: the more, the sooner it comes. A loss is worth
 * the opposite of the opponent's win.
 */
final class Search {

    /** How many cells the grid has. */
    static final int CELLS = ConnectFour.ROWS * ConnectFour.COLUMNS;

    private final Table table;
    private final ToIntFunction<Board> book;
    /** How many positions have been searched so far. */
    long visited;

    /**
     * Creates a search.
     *
     * @param table what has been found out so far; the search adds to it
     * @param book  returns what a position of {@link Openings#DISCS} is worth, or {@link Openings#UNKNOWN}, which makes
     *              the search look for it
     */
    Search(Table table, ToIntFunction<Board> book) {
        this.table = table;
        this.book = book;
    }

    /**
     * Returns what a position is worth in which nobody has won and some cell is empty. Each question halves the
     * values between which it lies.
     *
     * @post is_found_plainly a search that leaves nothing out finds the same, in a sample (C4-19)
     */
    int worth(Board board) {
        int least = -winning(board.discs() + 1);
        int most = winning(board.discs());
        while (least < most) {
            final int value = Math.floorDiv(least + most, 2) + 1;
            if (isWorth(board, value)) {
                least = value;
            } else {
                most = value - 1;
            }
        }
        assert PlainSearch.agrees(board, least, most) : ensure("is_found_plainly", "C4-19", least, board.position());
        return least;
    }

    /** Returns what it is worth to win with the next disc, when so many lie in the grid. */
    static int winning(int discs) {
        return (CELLS + 1 - discs) / 2;
    }

    /** Checks whether a position, in which nobody has won, is worth at least so much to the player who is next. */
    boolean isWorth(Board board, int value) {
        return board.winning() == 0 ? isWorthLater(board, value) : winning(board.discs()) >= value;
    }

    /** Checks whether a move of the player who is next is worth at least so much. */
    boolean isWorth(Board board, long cell, int value) {
        return (board.winning() & cell) == 0 ? !isWorth(board.drop(cell), 1 - value)
                : winning(board.discs()) >= value;
    }

    /** Checks the same where no move wins at once. */
    private boolean isWorthLater(Board board, int value) {
        visited++;
        final long moves = board.safe();
        final int known = known(board, moves);
        if (Table.least(known) >= value || Table.most(known) < value) {
            return Table.least(known) >= value;
        }
        final boolean result = isWorthBy(board, moves, value);
        if (result) {
            table.put(board.key(), value, Table.most(known));
        } else {
            table.put(board.key(), Table.least(known), value - 1);
        }
        return result;
    }

    /** Checks whether a move is worth at least so much: after it the position is not worth more to the opponent. */
    // tag::isWorthBy[]
    private boolean isWorthBy(Board board, long moves, int value) {
        for (long move : Moves.inOrder(board, moves)) {
            if (!isWorthLater(board.drop(Moves.cell(move)), 1 - value)) {
                return true;
            }
        }
        return false;
    }
    // end::isWorthBy[]

    /**
     * Returns at least and at most how much a position is worth in which no move wins at once.
     *
     * @param moves the moves after which the opponent does not win at once
     * @post is_between a search that leaves nothing out finds a value between them, in a sample (C4-19)
     */
    private int known(Board board, long moves) {
        final int discs = board.discs();
        if (moves == 0) {
            return Table.bounds(-winning(discs + 1), -winning(discs + 1));
        }
        if (discs >= CELLS - 2) {
            return Table.bounds(0, 0);
        }
        final int worth = discs == Openings.DISCS ? book.applyAsInt(board) : Openings.UNKNOWN;
        final int known = worth == Openings.UNKNOWN ? table.get(board.key()) : Table.bounds(worth, worth);
        final int result = known == Table.UNKNOWN ? Table.bounds(-winning(discs + 3), winning(discs + 2)) : known;
        assert PlainSearch.agrees(board, Table.least(result), Table.most(result))
                : ensure("is_between", "C4-19", Table.least(result) + " to " + Table.most(result), board.position());
        return result;
    }
}
