package tabuleiro.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game of chess: two players move in turn until one is mated or resigns, or until the game is a draw.
 *
 * <p>What a query has returned never changes, and nothing that is done to it, or to what was handed in, changes the
 * game (CH-42).
 *
 * @invariant one_king_each           each player has exactly one king (CH-01)
 * @invariant no_pawn_on_end_rank     no pawn stands on the first or the last row (CH-14)
 * @invariant king_and_rook_at_home   for each castling right, king and rook stand where they started (CH-13)
 * @invariant en_passant_follows_pawn the en passant square is empty, and so is the one that the pawn came from, and the
 *            pawn stands right beyond (CH-12)
 * @invariant opponent_not_in_check   the player who is not to move is not in check (CH-16)
 * @invariant nothing_offered_at_end  {@code position().drawOffer().isEmpty() || !isOver()} (CH-23)
 */
public interface Chess {

    /** How many rows and how many columns the board has (CH-01). */
    int SIZE = 8;

    /** After how many moves of either player without pawn move and capture a draw may be claimed (CH-22). */
    int CLAIM_CLOCK = 100;

    /** After how many such moves the game is a draw without a claim (CH-22). */
    int DRAW_CLOCK = 150;

    /** How often a position must have occurred for a claim (CH-21). */
    int CLAIM_REPETITIONS = 3;

    /** How often a position must have occurred for a draw without a claim (CH-21). */
    int DRAW_REPETITIONS = 5;

    /**
     * Which piece stands on a square?
     *
     * @return nothing if the square is empty (CH-01)
     */
    Optional<Piece> at(Square square);

    /**
     * Which squares does the piece on a square reach, whoever's turn it is, and whether or not a king is in check?
     *
     * <p>The move of two squares of a pawn and its capture en passant belong to it; castling does not.
     *
     * @return no square if there is no piece
     * @post as_the_piece_moves each square to which the piece there moves or captures, passing over no other piece and
     *       reaching no piece of its own side (CH-02, CH-03, CH-04, CH-05, CH-06, CH-07, CH-08, CH-09, CH-10)
     */
    Set<Square> reach(Square square);

    /**
     * Whose turn it is: who moves next? (CH-01)
     *
     * @return after the end, the player who would be next
     */
    Player nextToPlay();

    /** Which pieces has a player captured, in this order? (CH-10) */
    default List<Piece> captured(Player captor) {
        return position().captured().stream().filter(piece -> piece.player() != captor).toList();
    }

    /** Which moves have been made since the game began or was resumed, in order (CH-41)? */
    List<Move> moves();

    /**
     * Is the player to move in check?
     *
     * @post king_is_attacked {@code result} if a piece of the opponent reaches the king of the player to move (CH-15)
     */
    boolean isCheck();

    /**
     * Why must a move not be made now? Any move may be asked about.
     *
     * @return any that applies in the first of these groups in which one does, or nothing:
     *         <ol>
     *         <li>{@link Refusal#GAME_OVER} (CH-25)
     *         <li>the piece, the square or the way: {@link Refusal#NO_PIECE}, {@link Refusal#NOT_YOURS},
     *         {@link Refusal#SAME_SQUARE} (CH-11), {@link Refusal#OWN_PIECE_THERE} (CH-10),
     *         {@link Refusal#NOT_THE_KINGS_WAY} to {@link Refusal#NOT_THE_PAWNS_WAY} (CH-02 to CH-07),
     *         {@link Refusal#BLOCKED} (CH-09), {@link Refusal#PAWN_AHEAD_BLOCKED} (CH-08),
     *         {@link Refusal#EN_PASSANT_TOO_LATE} (CH-12), {@link Refusal#PAWN_TAKES_NOTHING} (CH-08),
     *         {@link Refusal#CASTLING_LOST} to {@link Refusal#CASTLES_INTO_CHECK} (CH-13)
     *         <li>what the move leads to: {@link Refusal#STILL_IN_CHECK} (CH-17), {@link Refusal#EXPOSES_KING} (CH-16),
     *         {@link Refusal#PROMOTION_MISSING}, {@link Refusal#PROMOTION_WRONG_PIECE},
     *         {@link Refusal#PROMOTION_NOT_DUE} (CH-14)
     *         </ol>
     */
    Optional<Refusal> whyNotMove(Move move);

    /**
     * Makes a move.
     *
     * @pre  may_be_moved      {@code whyNotMove(move).isEmpty()} (CH-11, CH-25)
     * @post piece_has_moved   the piece, or what it is promoted to, stands where it goes, and its square is empty
     *       (CH-10, CH-14)
     * @post others_unchanged  every other square is as it was, but for the pawn that is captured en passant and the
     *       rook of castling (CH-10, CH-12, CH-13)
     * @post capture_is_listed the captured piece, if there is one, comes after all captured before (CH-10)
     * @post rights_are_lost   the castling rights of a king that moves are lost, and that of a rook that moves or is
     *       captured; all others are kept (CH-13)
     * @post passed_is_known   the en passant square is the one that a pawn has passed in this move, if any (CH-12)
     * @post counters_go_on    the halfmove clock is 0 after a pawn move or capture and otherwise one more; the number
     *       of the move is one more after a move of Black (CH-22)
     * @post earlier_are_kept  the position before comes after all earlier ones, unless none can occur again (CH-21)
     * @post move_is_listed    the move comes after all moves before (CH-41)
     * @post offer_is_declined an offer of the opponent is declined, one of the player waits until the end (CH-23)
     * @post turn_passes       {@code nextToPlay() == old nextToPlay().opponent()} (CH-01)
     */
    void move(Move move);

    /**
     * Why must the player to move not offer a draw now?
     *
     * @return {@link Refusal#GAME_OVER} (CH-25) after the end; before it {@link Refusal#ALREADY_OFFERED} or
     *         {@link Refusal#OFFER_WAITS} (CH-23) if it applies; or nothing
     */
    Optional<Refusal> whyNotOfferDraw();

    /**
     * Offers a draw, before the player moves. It is still the same player's turn; after the move the opponent may
     * accept.
     *
     * @pre  may_be_offered  {@code whyNotOfferDraw().isEmpty()} (CH-23, CH-25)
     * @post draw_is_offered the player to move has offered a draw (CH-23)
     * @post turn_stays      all else is as it was (CH-23)
     */
    void offerDraw();

    /**
     * Why must the player to move not accept a draw now?
     *
     * @return {@link Refusal#GAME_OVER} (CH-25) after the end; before it {@link Refusal#NOTHING_OFFERED} (CH-23) if it
     *         applies; or nothing
     */
    Optional<Refusal> whyNotAcceptDraw();

    /**
     * Accepts the draw that the opponent has offered.
     *
     * @pre  may_be_accepted {@code whyNotAcceptDraw().isEmpty()} (CH-23, CH-25)
     * @post draw_is_agreed  {@code ending().equals(Optional.of(Ending.AGREEMENT))} (CH-23)
     * @post board_stays     the position is as it was but for how the game has ended, and so are the moves (CH-23)
     */
    void acceptDraw();

    /**
     * Why must the player to move not claim a draw now?
     *
     * @return {@link Refusal#GAME_OVER} (CH-25) after the end; before it {@link Refusal#NOT_THREEFOLD} (CH-21) or
     *         {@link Refusal#NOT_FIFTY} (CH-22), whichever belongs to the claim, if it applies; or nothing
     */
    Optional<Refusal> whyNotClaimDraw(Claim claim);

    /**
     * Claims a draw. The position on the board counts, not a move that is announced.
     *
     * @pre  may_be_claimed  {@code whyNotClaimDraw(claim).isEmpty()} (CH-21, CH-22, CH-25)
     * @post draw_is_claimed {@code ending().equals(Optional.of(claim.ending()))} (CH-21, CH-22)
     * @post board_stays     the position is as it was but for how the game has ended, and so are the moves (CH-21,
     *       CH-22)
     */
    void claimDraw(Claim claim);

    /**
     * Why must the player to move not resign now?
     *
     * @return {@link Refusal#GAME_OVER}, or nothing (CH-25)
     */
    Optional<Refusal> whyNotResign();

    /**
     * Resigns: the player to move loses.
     *
     * @pre  may_resign   {@code whyNotResign().isEmpty()} (CH-25)
     * @post has_resigned the game has ended by resignation, and the opponent has won (CH-24)
     * @post board_stays  the position is as it was but for how the game has ended, and so are the moves (CH-24)
     */
    void resign();

    /** Is the game over? (CH-18) */
    default boolean isOver() {
        return ending().isPresent();
    }

    /**
     * How has the game ended?
     *
     * @return nothing before the end; what the players did, if they ended it; otherwise the first ending that applies
     * @post mate_or_stalemate with no legal move, checkmate in check and stalemate otherwise (CH-18, CH-19)
     * @post first_that_applies otherwise the first that applies of dead position, fivefold repetition and seventy-five
     *       moves (CH-20, CH-21, CH-22)
     */
    Optional<Ending> ending();

    /**
     * Who has won?
     *
     * @return nobody before the end and after a draw
     * @post other_player_wins after checkmate and resignation, the player who is not to move (CH-18, CH-24)
     */
    Optional<Player> winner();

    /**
     * What does the whole state of the game look like, apart from the moves that led to it?
     *
     * @return all that {@link Position} contains: the castling rights that have not been lost (CH-13), the square that
     *         a pawn has just passed (CH-12), the halfmove clock (CH-22), the number of the move, whose offer of a draw
     *         waits (CH-23), the captured pieces (CH-10), the earlier positions that can occur again (CH-21)
     */
    Position position();

    /** Which draws may be claimed now? In the order of {@link Claim} (CH-21). */
    default List<Claim> claims() {
        return Arrays.stream(Claim.values()).filter(claim -> whyNotClaimDraw(claim).isEmpty()).toList();
    }

    /**
     * Which moves are not refused? (CH-16) In the order of the squares they start on, a1, b1, … h8; then of those they
     * end on; then to a queen, rook, bishop or knight. None after the end.
     */
    default List<Move> legalMoves() {
        return Square.ALL.stream()
                .filter(from -> at(from).filter(piece -> piece.player() == nextToPlay()).isPresent())
                .flatMap(from -> Square.ALL.stream().flatMap(to -> Move.all(from, to).stream()))
                .filter(move -> whyNotMove(move).isEmpty()).toList();
    }
}
