package tabuleiro.connectfour;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A game of Connect Four: two players drop discs into the columns of a grid until one has four in line or no
 * cell is empty.
 *
 * <p>Rows are numbered from 1 at the top, columns from 1 at the left (C4-01).
 *
 * <p>What a query has returned never changes, and nothing that is done to it, or to what was handed in, changes the
 * game (C4-21).
 *
 * @invariant discs_alternate the first player has as many discs as the second, or one more (C4-03)
 * @invariant no_disc_floats  below a disc there is no empty cell (C4-04)
 * @invariant one_winner      at most one player has four in line (C4-13)
 */
public interface ConnectFour {

    /** How many rows the grid has (C4-01). */
    int ROWS = 6;

    /** How many columns the grid has (C4-01). */
    int COLUMNS = 7;

    /** How many discs in line win (C4-08). */
    int IN_LINE = 4;

    /** Does the grid have a column of this number? Any number may be asked about. */
    static boolean isColumn(int column) {
        return 1 <= column && column <= COLUMNS;
    }

    // tag::at[]
    /**
     * Whose disc lies in a cell?
     *
     * @param row    from 1 to {@value #ROWS}
     * @param column from 1 to {@value #COLUMNS}
     * @return nothing if the cell is empty (C4-07)
     * @pre  cell_exists {@code Cell.exists(row, column)} (C4-07)
     */
    Optional<Player> at(int row, int column);
    // end::at[]

    // tag::hasSpace[]
    /**
     * Is there room for a disc in a column?
     *
     * @param column from 1 to {@value #COLUMNS}
     * @pre  column_exists    {@code isColumn(column)} (C4-05)
     * @post top_cell_decides {@code result == at(1, column).isEmpty()} (C4-05)
     */
    boolean hasSpace(int column);
    // end::hasSpace[]

    // tag::nextToPlay[]
    /**
     * Who plays next? After the end the player still follows from the number of discs.
     *
     * @post follows_from_grid the first player if both have equally many discs,
     *       otherwise the second (C4-03, C4-15)
     */
    Player nextToPlay();
    // end::nextToPlay[]

    // tag::whyNotPlay[]
    /**
     * Why must no disc be dropped in a column now? Any number may be asked about.
     *
     * @return nothing if a disc may be dropped there; otherwise
     * {@link Refusal#NO_SUCH_COLUMN}; in a column that exists
     * {@link Refusal#GAME_OVER}; before the end {@link Refusal#COLUMN_FULL} (C4-06)
     */
    Optional<Refusal> whyNotPlay(int column);
    // end::whyNotPlay[]

    // tag::play[]
    /**
     * Drops a disc of the player who is next into a column.
     *
     * @param column from 1 to {@value #COLUMNS}
     * @pre  column_has_space {@code whyNotPlay(column).isEmpty()} (C4-06)
     * @post disc_rests       the player's disc lies in the lowest cell of the column
     *       that was empty (C4-04)
     * @post others_unchanged every other cell is as it was (C4-04)
     * @post turn_passes      {@code nextToPlay() == old nextToPlay().opponent()}
     *       (C4-03)
     * @post has_last_disc    {@code winner().isEmpty()}, or {@code winningLine()} has
     *       the cell of this disc (C4-14)
     */
    void play(int column);
    // end::play[]

    /**
     * Is the game over?
     *
     * @post won_or_full true exactly if {@code winner().isPresent()} or no column has space (C4-11)
     */
    boolean isOver();

    /**
     * Who has won?
     *
     * @return nothing before the end and after a draw
     * @post winner_has_line the player who has four discs in line, or nothing if neither has (C4-13)
     */
    Optional<Player> winner();

    /**
     * Which four cells won the game?
     *
     * @return four adjacent cells of a row, a column or a diagonal, in order along the line; no cell unless
     *         somebody has won. Where there are several such lines, any one of them: as no move follows a win, the
     *         disc played last is in each
     * @post line_wins empty if there is no winner, otherwise four in line, all with discs of the winner (C4-14)
     */
    List<Cell> winningLine();

    /** What does the whole grid look like? (C4-07) */
    default Position position() {
        return Position.of(this);
    }

    /** Which columns may be played now? In ascending order; none after the end (C4-06). */
    default List<Integer> legalMoves() {
        return IntStream.rangeClosed(1, COLUMNS).filter(column -> whyNotPlay(column).isEmpty()).boxed().toList();
    }
}
