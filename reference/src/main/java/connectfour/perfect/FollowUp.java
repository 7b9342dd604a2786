package connectfour.perfect;

/**
 * How little a position is worth if the opponent answers each disc with one in the same column. Then of the empty cells
 * in each column, the player who is next gets the lowest and each second one above, and the opponent the others. That
 * can be seen at once, without a search. The way ends where the opponent wins; it is none if a column with an odd
 * number of cells gets full before.
 */
final class FollowUp {

    private FollowUp() {
    }

    /** Returns at most how much a position is worth in which no move wins at once. */
    static int most(Board board) {
        final long own = own(board);
        final long won = Board.andAbove(board.threats() & own << 1);
        final boolean isPossible = (own & Board.TOP & ~won) == 0 && !Board.hasFour(board.own() | own & ~won);
        return isPossible ? worth(won) : Search.winning(board.discs() + 2);
    }

    /** Returns the cells that the player who is next gets. */
    private static long own(Board board) {
        final long landings = board.landings();
        return landings | Board.up(landings, 2) | Board.up(landings, 4);
    }

    /** Returns what it is worth that the opponent wins as late as can be: after all cells but these, and below them. */
    private static int worth(long won) {
        final int columns = Long.bitCount(won & Board.TOP);
        return columns == 0 ? 0 : -Search.winning(Search.CELLS - Long.bitCount(won) - columns + 1);
    }
}
