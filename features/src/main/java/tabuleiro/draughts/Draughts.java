package tabuleiro.draughts;

import java.util.List;
import java.util.Optional;

/**
 * A game of draughts: the players in turn move one piece diagonally over the dark squares, and jump the pieces of the
 * other, until one has no piece or no move left.
 *
 * <p>A turn is one move along a way: the square on which the piece stands, then each square on which it lands.
 *
 * <p>What a query has returned never changes, and nothing that is done to it, or to what was handed in, changes the
 * game (DR-44).
 *
 * @invariant dark_squares_only  every piece stands on a dark square (DR-01)
 * @invariant at_most_twelve     no player has more than {@value #PIECES} pieces (DR-02)
 * @invariant crowned_in_time    no man stands on the first row of the other side (DR-07)
 * @invariant counted_in_range   by the classic rules the turns that are counted for draws are at most {@value
 *            #KING_TURNS} and {@value #ENDGAME_TURNS}; by the simplified rules there are none (DR-18, DR-19, DR-24)
 */
public interface Draughts {

    /** How many rows and how many columns the board has (DR-01). */
    int SIZE = 8;

    /** With how many pieces each player starts (DR-02). */
    int PIECES = 12;

    /** After how many turns of kings in a row, without a capture, the game is a draw by the classic rules (DR-18). */
    int KING_TURNS = 20;

    /** After how many turns with the same few pieces the game is a draw by the classic rules (DR-19). */
    int ENDGAME_TURNS = 5;

    /** By which rules is the game played? (DR-21) */
    Variant variant();

    /**
     * Which piece stands on a square?
     *
     * @return nothing if the square is empty (DR-01)
     */
    Optional<Piece> at(Square square);

    /** Whose turn is it? After the end, whose turn it would be; after resigning, still who resigned (DR-03, DR-24). */
    Player nextToPlay();

    /** Which ways have been played since the game began or was resumed? In the order in which they were (DR-03). */
    List<List<Square>> moves();

    /** How many turns in a row, up to now, were moves of kings without a capture? By simplified rules 0 (DR-18). */
    int kingTurns();

    /**
     * How many turns have been played since the material became one of those for which turns are counted (DR-19)?
     *
     * @return 0 with any other material, and by the simplified rules
     */
    int endgameTurns();

    /**
     * Why must this move not be made now? Any way may be asked about.
     *
     * @param way the square on which a piece stands, then each square on which it lands
     * @return nothing if the move is legal; otherwise any that applies in the first of these groups in which one does
     *         (DR-04 to DR-17, DR-21 to DR-23, DR-28, DR-29): {@link Refusal#GAME_OVER}; {@link Refusal#NO_WAY}, {@link
     *         Refusal#NO_PIECE}, {@link Refusal#NOT_YOURS}, or of the first leg that must not be made {@link
     *         Refusal#NOT_DARK} to {@link Refusal#GOES_ON_WITHOUT_JUMP}; of the whole way {@link Refusal#MUST_CAPTURE},
     *         {@link Refusal#MUST_TAKE_MOST}, {@link Refusal#MUST_TAKE_KINGS}
     * @post refused_or_legal {@code result.isEmpty() == legalMoves().contains(way)} (DR-13, DR-29)
     */
    Optional<Refusal> whyNotMove(List<Square> way);

    /**
     * Moves a piece of the player whose turn it is, and ends the turn.
     *
     * @pre  may_be_moved      {@code whyNotMove(way).isEmpty()} (DR-29)
     * @post piece_has_moved   the piece stands on the last square, a king on the far
     *       row, and the first is empty unless the way ends there (DR-04, DR-07)
     * @post captured_are_gone the jumped pieces are gone (DR-05, DR-16, DR-25)
     * @post others_unchanged  every other square is as it was (DR-04)
     * @post turn_passes       {@code nextToPlay() == old nextToPlay().opponent()} (DR-03)
     * @post move_is_kept      the way comes after all earlier moves (DR-03)
     * @post turns_are_counted 1 more where this turn counts, otherwise 0 (DR-18, DR-19)
     * @post variant_stays     the variant is as it was, and nobody resigned (DR-24)
     */
    void move(List<Square> way);

    /**
     * On which squares do the pieces stand that a legal move captures? In the order of the jumps.
     *
     * @pre  may_be_moved     {@code whyNotMove(way).isEmpty()} (DR-29)
     * @post enemies_in_order for each jump the square of the enemy piece that is jumped (DR-05, DR-09)
     */
    List<Square> captured(List<Square> way);

    /**
     * Why must the player whose turn it is not resign now?
     *
     * @return {@link Refusal#GAME_OVER}, or nothing if the player may resign (DR-24, DR-28)
     */
    Optional<Refusal> whyNotResign();

    /**
     * Lets the player whose turn it is resign: the other player wins.
     *
     * @pre  may_resign       {@code whyNotResign().isEmpty()} (DR-28)
     * @post has_resigned     {@code ending().equals(Optional.of(Ending.RESIGNED))} (DR-24)
     * @post all_else_is_kept board, turn, moves, counted turns and variant are as they were (DR-24)
     */
    void resign();

    /** Is the game over? It is as soon as it has ended in some way (DR-20). */
    default boolean isOver() {
        return ending().isPresent();
    }

    /**
     * Who has won?
     *
     * @return nothing before the end and after a draw
     * @post opponent_wins the opponent of the player who is next, if the game has ended and is no draw (DR-20, DR-24)
     */
    Optional<Player> winner();

    /**
     * How has the game ended?
     *
     * @return nothing before the end
     * @post first_ending_applies the first that applies, in the order of the constants (DR-18, DR-19, DR-20, DR-24)
     */
    Optional<Ending> ending();

    /** What do the board and the counted turns look like, and who is next? (DR-01) */
    default Position position() {
        return Position.of(this);
    }

    /**
     * Which moves are legal now? Every way that is not refused; none after the end (DR-13, DR-21, DR-28).
     *
     * @return the ways in the order of their squares, a shorter one before those that go on from it
     * @post all_that_are_legal the ways that are not refused, and no other, in this order (DR-13, DR-21, DR-25)
     */
    List<List<Square>> legalMoves();
}
