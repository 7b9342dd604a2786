package connectfour.perfect;

import static tabuleiro.Contract.ensure;

import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import tabuleiro.connectfour.ConnectFour;

/**
 * The search for what a position is worth to the player who is next, if both play as well as can be. A draw is worth 0.
 * A win is worth one more than the discs that the winner then has left: the more, the sooner it comes. A loss is worth
 * the opposite of the opponent's win.
 */
final class Search {

    /** How many cells the grid has. */
    static final int CELLS = ConnectFour.ROWS * ConnectFour.COLUMNS;

    /** From how many discs on a position stands in the small table, which the processor has nearer. */
    private static final int LATE = 27;
    private static final int LATE_PLACES = 14;
    /** From how many discs on it costs more to look moves up than to search them. */
    private static final int VERY_LATE = 34;

    private final Table table;
    private final Table late = new Table(LATE_PLACES, LATE_PLACES);
    private final ToIntFunction<Board> book;
    /** The moves of the position of each number of discs that is being searched. */
    private final Moves[] moves = Stream.generate(Moves::new).limit(CELLS).toArray(Moves[]::new);
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
     * Returns what a position is worth in which nobody has won and some cell is empty. Each question leaves about half
     * of the values between which it lies. Those far from a draw, which are asked first, take little time.
     *
     * @post is_found_plainly a search that leaves nothing out finds the same, in a sample (C4-19)
     */
    int worth(Board board) {
        int least = -winning(board.discs() + 1);
        int most = winning(board.discs());
        while (least < most) {
            final int middle = Math.floorDiv(least + most, 2) + 1;
            final int value = middle > 0 ? Math.max(middle, most / 2 + 1) : Math.min(middle, least / 2 + 1);
            if (isWorth(board, value)) {
                least = value;
            } else {
                most = value - 1;
            }
        }
        assert PlainSearch.agrees(board, least, most) : ensure("C4-19 is_found_plainly", least, board.position());
        return least;
    }

    /** Returns what it is worth to win with the next disc, when so many lie in the grid. */
    static int winning(int discs) {
        return (CELLS + 1 - discs) / 2;
    }

    /** Checks whether a position, in which nobody has won, is worth at least so much to the player who is next. */
    boolean isWorth(Board board, int value) {
        if (board.winning() != 0) {
            return winning(board.discs()) >= value;
        }
        return board.safe() == 0 ? -winning(board.discs() + 1) >= value : isWorthLater(board, value);
    }

    /** Checks whether a move of the player who is next is worth at least so much. */
    boolean isWorth(Board board, long cell, int value) {
        return (board.winning() & cell) == 0 ? !isWorth(board.drop(cell), 1 - value)
                : winning(board.discs()) >= value;
    }

    /** Checks the same where neither player can win with the next disc, whatever is played. */
    private boolean isWorthLater(Board board, int value) {
        visited++;
        final int known = known(board);
        if (Table.least(known) >= value || Table.most(known) < value) {
            return Table.least(known) >= value;
        }
        final Table table = table(board.discs());
        final boolean result = isWorthBy(board, board.safe(), value);
        if (result) {
            table.put(board.key(), value, Table.most(known));
        } else {
            table.put(board.key(), Table.least(known), value - 1);
        }
        return result;
    }

    private Table table(int discs) {
        return discs < LATE ? table : late;
    }

    /** Checks whether a move is worth at least so much: after it the position is not worth more to the opponent. */
    private boolean isWorthBy(Board board, long safe, int value) {
        final Moves moves = this.moves[board.discs()];
        return moves.takeDeciding(board, safe)
                || value <= winning(board.discs() + 4)
                && (isKnownBy(board, safe, value) || isWorthBy(board, moves, value));
    }

    /** Checks whether the table has a move that is worth at least so much. */
    private boolean isKnownBy(Board board, long safe, int value) {
        if (board.discs() >= VERY_LATE || (safe & safe - 1) == 0) {
            return false;
        }
        final Table table = table(board.discs() + 1);
        for (long rest = safe; rest != 0; rest &= rest - 1) {
            final int known = table.get(board.drop(Long.lowestOneBit(rest)).key());
            if (known != Table.UNKNOWN && Table.most(known) < 1 - value) {
                return true;
            }
        }
        return false;
    }

    // tag::isWorthBy[]
    private boolean isWorthBy(Board board, Moves moves, int value) {
        for (int i = 0; i < moves.count(); i++) {
            if (!isWorthLater(board.drop(moves.cell(i)), 1 - value)) {
                return true;
            }
        }
        return false;
    }
    // end::isWorthBy[]

    /**
     * Returns at least and at most how much a position is worth in which neither player can win with the next disc.
     *
     * @post is_between a search that leaves nothing out finds a value between them, in a sample (C4-19)
     */
    private int known(Board board) {
        final int discs = board.discs();
        final int worth = discs == Openings.DISCS ? book.applyAsInt(board) : Openings.UNKNOWN;
        final int known = worth == Openings.UNKNOWN ? table(discs).get(board.key()) : Table.bounds(worth, worth);
        final int result = known == Table.UNKNOWN ? Table.bounds(-winning(discs + 3), FollowUp.most(board)) : known;
        assert PlainSearch.agrees(board, Table.least(result), Table.most(result))
                : ensure("C4-19 is_between", Table.least(result) + " to " + Table.most(result), board.position());
        return result;
    }
}
