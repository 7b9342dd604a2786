package tabuleiro.draughts;

import java.util.List;
import java.util.Optional;

/**
 * A match of two programs, as one of them sees it: which lines it must send, and what the lines mean that it receives.
 * How lines travel is none of its business.
 *
 * <p>First both programs draw numbers until they differ: who has drawn the higher number plays White. Then they send
 * their turns to each other: the number of squares, then row and column of each, one number a line.
 *
 * <p>What a query has returned never changes, and nothing that is done to it, or to what was handed in, changes the
 * match (DR-44).
 *
 * @invariant one_line_a_draw   the lines to send begin with the numbers drawn (DR-40)
 * @invariant side_after_draws  this program has a side as soon as the last numbers drawn differ (DR-40)
 * @invariant waits_or_plays    until the end either a line of the other program is awaited, or it is this program's
 *            turn (DR-42)
 */
public interface Match {

    /** How often both programs may draw the same number (DR-40). */
    int MOST_DRAWS = 100;

    /** How many squares a turn has at most: a piece stands on one and lands after each of twelve jumps (DR-41). */
    int MOST_SQUARES = 13;

    /** How many characters a line has at most, without its end (DR-43). */
    int LONGEST_LINE = 10;

    /** Which game is played? Its queries may be asked; only the match moves in it (DR-42). */
    Draughts game();

    /** Which numbers has this program drawn so far? In the order in which it drew them (DR-40). */
    List<Integer> drawn();

    /** Which side does this program play? Nothing until the numbers drawn differ (DR-40). */
    Optional<Player> side();

    /**
     * Which lines must this program have sent by now, from the beginning of the match? Each without its end. The caller
     * sends those that it has not sent yet (DR-40, DR-41).
     */
    List<String> linesToSend();

    /** Which numbers have been received of a turn that is not complete yet (DR-41)? */
    List<Integer> incompleteTurn();

    /** Is a line of the other program awaited: a number drawn, or a part of its turn (DR-42)? Never after the end. */
    boolean isWaiting();

    /**
     * Why must this program not make this move now? Any way may be asked about.
     *
     * @return {@link Refusal#ENDED} after the end; until then {@link Refusal#NOT_ITS_TURN}, before the numbers drawn
     *         differ as well; in this program's turn why the game refuses it, or nothing (DR-42, DR-43)
     */
    Optional<Refusal> whyNotMove(List<Square> way);

    // tag::move[]
    /**
     * Makes a move of this program.
     *
     * @pre  may_be_moved  {@code whyNotMove(way).isEmpty()} (DR-42, DR-43)
     * @post turn_is_sent  the lines to send are longer by the number of squares, then
     *       the row and the column of each in their order (DR-41)
     * @post move_is_made  the way is the last move of the game (DR-42)
     */
    void move(List<Square> way);
    // end::move[]

    /**
     * Why must this program not resign now?
     *
     * @return {@link Refusal#ENDED} after the end; until then {@link Refusal#NOT_ITS_TURN}, or nothing (DR-42, DR-43)
     */
    Optional<Refusal> whyNotResign();

    /**
     * Lets this program resign.
     *
     * @pre  may_resign          {@code whyNotResign().isEmpty()} (DR-42, DR-43)
     * @post resignation_is_sent the lines to send are longer by a 0 (DR-41)
     * @post game_is_resigned    {@code game().ending().equals(Optional.of(Ending.RESIGNED))} (DR-41)
     */
    void resign();

    // tag::whyNotReceive[]
    /**
     * Why is this line not accepted now? Any text may be asked about.
     *
     * @param line what the other program has sent, without the end of the line
     * @return nothing if the line is accepted (DR-41, DR-42, DR-43); after the end
     * {@link Refusal#ENDED}; before, any that applies: {@link Refusal#NOT_AWAITED},
     * {@link Refusal#LINE_TOO_LONG}, {@link Refusal#NOT_A_NUMBER}; of a number that is
     * part of a turn {@link Refusal#COUNT}, {@link Refusal#OUTSIDE_BOARD},
     * {@link Refusal#ILLEGAL_TURN}
     */
    Optional<Refusal> whyNotReceive(String line);
    // end::whyNotReceive[]

    // tag::receive[]
    /**
     * Receives a line of the other program. After its last line, a turn is made on this
     * program's board.
     *
     * @pre  line_is_accepted {@code whyNotReceive(line).isEmpty()} (DR-41, DR-42,
     *       DR-43)
     * @post number_counts    while numbers are drawn, a lower number than this
     *       program's makes it play White and a higher one Black; after the same number
     *       it draws again, or abandons the match after the last (DR-40)
     * @post turn_is_made     the line is added to the incomplete turn; if that
     *       completes it, its way is the last move of the game, and after a count of 0
     *       the game is resigned (DR-41, DR-42)
     */
    void receive(String line);
    // end::receive[]

    /**
     * Why must the match not be abandoned now?
     *
     * @param why the reason for abandoning it, such as why a line is not accepted
     * @return {@link Refusal#ENDED}, or nothing (DR-43)
     */
    Optional<Refusal> whyNotAbandon(Refusal why);

    /**
     * Abandons the match: a line was not accepted, or the connection has failed. The game stays as it is.
     *
     * @pre  may_be_abandoned {@code whyNotAbandon(why).isEmpty()} (DR-43)
     * @post reason_is_kept   {@code abandoned().equals(Optional.of(why))} (DR-43)
     * @post game_is_kept     the game is as it was, and nothing more is to be sent (DR-43)
     */
    void abandon(Refusal why);

    /** Has the match ended? It has if the game is over or the match has been abandoned. */
    default boolean isOver() {
        return abandoned().isPresent() || game().isOver();
    }

    /** Why has the match been abandoned? Nothing if it goes on, or has ended with its game (DR-40, DR-43). */
    Optional<Refusal> abandoned();
}
