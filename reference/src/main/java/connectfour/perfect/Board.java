package connectfour.perfect;

import static tabuleiro.Contract.ensure;

import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/**
 * A position as two numbers, each bit of which stands for a cell: seven bits for each column, beginning with column 1,
 * in each column the lowest cell first. The seventh bit of a column is no cell and always 0, so that nothing that is
 * shifted goes on from the top of a column to the bottom of the next.
 *
 * @param own the cells with discs of the player who is next
 * @param all the cells with discs
 */
record Board(long own, long all) {

    /** The bits from a cell to its neighbour in the row. */
    static final int RIGHT = ConnectFour.ROWS + 1;
    /** The bits from a cell to its neighbours in the two diagonals. */
    private static final int FALLING = RIGHT - 1;
    private static final int RISING = RIGHT + 1;
    /** The cells of column 1. */
    static final long COLUMN = (1L << ConnectFour.ROWS) - 1;
    private static final long BOTTOM = bottom();
    private static final long GRID = BOTTOM * COLUMN;
    /** The cells of the topmost row. */
    static final long TOP = BOTTOM << ConnectFour.ROWS - 1;

    /** The grid without discs. */
    static final Board EMPTY = new Board(0, 0);

    private static long bottom() {
        long cells = 0;
        for (int column = 0; column < ConnectFour.COLUMNS; column++) {
            cells |= 1L << column * RIGHT;
        }
        return cells;
    }

    /**
     * Returns the board that shows a position.
     *
     * @post shows_position the position can be read from it again (C4-19)
     */
    static Board of(Position position) {
        final long first = cells(position, Player.FIRST);
        final long second = cells(position, Player.SECOND);
        final boolean isFirstNext = Long.bitCount(first) == Long.bitCount(second);
        final Board result = new Board(isFirstNext ? first : second, first | second);

        assert result.position().equals(position) : ensure("C4-19 shows_position", result, position);
        return result;
    }

    private static long cells(Position position, Player player) {
        return IntStream.range(0, Search.CELLS).filter(place -> position.cells().get(place).filter(player::equals)
                .isPresent()).mapToLong(Board::cell).sum();
    }

    /** Returns a cell by its place in a position, which counts row by row from the top. */
    private static long cell(int place) {
        final int height = ConnectFour.ROWS - 1 - place / ConnectFour.COLUMNS;
        return 1L << place % ConnectFour.COLUMNS * RIGHT + height;
    }

    /** Returns the position that the board shows. */
    Position position() {
        final Player next = discs() % 2 == 0 ? Player.FIRST : Player.SECOND;
        return new Position(IntStream.range(0, Search.CELLS).mapToLong(Board::cell).mapToObj(cell -> disc(cell, next))
                .toList());
    }

    private Optional<Player> disc(long cell, Player next) {
        final Player owner = (own & cell) == 0 ? next.opponent() : next;
        return Optional.of(owner).filter(each -> (all & cell) != 0);
    }

    /** Returns how many discs lie in the grid. */
    int discs() {
        return Long.bitCount(all);
    }

    /** Returns the cells in which a disc can come to rest: one in each column that has space. */
    long landings() {
        return all + BOTTOM & GRID;
    }

    /** Returns the cell in which a disc comes to rest in a column from 1 to 7, or none if the column is full. */
    long landing(int column) {
        return landings() & COLUMN << (column - 1) * RIGHT;
    }

    /** Returns the position after the player who is next has dropped a disc, which rests in this cell. */
    Board drop(long cell) {
        return new Board(own ^ all, all | cell);
    }

    /** Returns the moves with which the player who is next wins. */
    long winning() {
        return completing(own) & landings();
    }

    /** Returns the cells in which the opponent would win. */
    long threats() {
        return completing(own ^ all);
    }

    /** Returns the empty cells in which one more disc makes four in line of these. */
    private long completing(long discs) {
        final long upright = discs << 1 & discs << 2 & discs << 3;
        return GRID & ~all
                & (upright | aside(discs, RIGHT) | aside(discs, FALLING) | aside(discs, RISING));
    }

    private static long aside(long discs, int step) {
        final long twoBefore = discs << step & discs << 2 * step;
        final long twoAfter = discs >>> step & discs >>> 2 * step;
        return twoBefore & (discs << 3 * step | discs >>> step)
                | twoAfter & (discs >>> 3 * step | discs << step);
    }

    /**
     * Returns the moves after which the opponent cannot win at once: all that stop the only cell in which the opponent
     * would win, and do not lie right below such a cell.
     *
     * @return no cell if the opponent wins with the next disc whatever is played
     */
    long safe() {
        final long opponents = threats();
        final long forced = opponents & landings();
        final long moves = forced == 0 ? landings() : forced;
        return Long.bitCount(forced) > 1 ? 0 : moves & ~(opponents >>> 1);
    }

    /** Checks whether four of these cells stand in line beside each other or in a diagonal. */
    static boolean hasFour(long cells) {
        return hasFour(cells, RIGHT) || hasFour(cells, FALLING) || hasFour(cells, RISING);
    }

    private static boolean hasFour(long cells, int step) {
        final long pairs = cells & cells >>> step;
        return (pairs & pairs >>> 2 * step) != 0;
    }

    /** Returns the cells that lie so many above these, where they do. */
    static long up(long cells, int rows) {
        return cells << rows & BOTTOM * (COLUMN << rows & COLUMN);
    }

    /** Returns these cells and all above them in their columns. */
    static long andAbove(long cells) {
        final long three = cells | up(cells, 1) | up(cells, 2);
        return three | up(three, 3);
    }

    /**
     * Returns a number that no other position has: in each column the discs of the player who is next, and a 1 above
     * the topmost disc.
     */
    long key() {
        return own | all + BOTTOM;
    }
}
