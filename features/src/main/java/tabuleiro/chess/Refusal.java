package tabuleiro.chess;

import tabuleiro.Reason;

/**
 * Why something must not be done in a game, or a game not be resumed. Right is any that applies in the first group in
 * which one does; each says in a sentence when it applies.
 */
public enum Refusal implements Reason {
    // What was named does not exist, or the position is none.
    /** A player has no king in the position, or more than one. */
    KINGS(Group.NAMED, "CH-01", "each player must have exactly one king"),
    /** A pawn stands on row 1 or row 8 in the position. */
    PAWN_ON_END_RANK(Group.NAMED, "CH-14", "a pawn cannot stand on the first or the last row"),
    /** The position has a right to castle for which king or rook do not stand where they started. */
    CASTLING_RIGHTS(Group.NAMED, "CH-13", "king and rook must stand at home for a right to castle"),
    /** No pawn of the player who is not to move can just have passed the en passant square of the position. */
    EN_PASSANT_SQUARE(Group.NAMED, "CH-12", "no pawn has just passed the en passant square"),
    /** The player who is not to move is in check in the position, in which each player has exactly one king. */
    OPPONENT_IN_CHECK(Group.NAMED, "CH-16", "the player who is not to move is in check"),

    // The game is over.
    /** The game has ended, or a game that looks like the position has. */
    GAME_OVER(Group.OVER, "CH-25", "the game is over"),

    // The piece, the square or the way.
    /** The square from which a piece is to move is empty. */
    NO_PIECE(Group.MOVE, "CH-11", "there is no piece to move"),
    /** The piece that is to move belongs to the player who is not to move. */
    NOT_YOURS(Group.MOVE, "CH-11", "the piece belongs to the other player"),
    /** The move ends on the square on which it starts; its way is then not asked about. */
    SAME_SQUARE(Group.MOVE, "CH-11", "a move must end on another square"),
    /** Another piece of the player whose piece is to move stands where the move ends. */
    OWN_PIECE_THERE(Group.MOVE, "CH-10", "a piece of the same player stands there"),
    /**
     * The piece is a king, and goes neither to a neighbouring square nor, from where it started, two squares along its
     * row.
     */
    NOT_THE_KINGS_WAY(Group.MOVE, "CH-02", "a king does not move like this"),
    /** The piece is a bishop, and goes along no diagonal. */
    NOT_THE_BISHOPS_WAY(Group.MOVE, "CH-03", "a bishop does not move like this"),
    /** The piece is a knight, and does not go two squares one way and one across. */
    NOT_THE_KNIGHTS_WAY(Group.MOVE, "CH-04", "a knight does not move like this"),
    /** The piece is a rook, and goes along neither row nor column. */
    NOT_THE_ROOKS_WAY(Group.MOVE, "CH-05", "a rook does not move like this"),
    /** The piece is a queen, and goes along neither row nor column nor diagonal. */
    NOT_THE_QUEENS_WAY(Group.MOVE, "CH-06", "a queen does not move like this"),
    /**
     * The piece is a pawn, and goes neither one square forward, straight or diagonally, nor two from where it started.
     */
    NOT_THE_PAWNS_WAY(Group.MOVE, "CH-07", "a pawn does not move like this"),
    /**
     * The piece goes its way, and another stands on a square that it would pass over; castling has a refusal of its
     * own.
     */
    BLOCKED(Group.MOVE, "CH-09", "another piece is in the way"),
    /** A pawn goes straight ahead, and a piece of the opponent stands where the move ends. */
    PAWN_AHEAD_BLOCKED(Group.MOVE, "CH-08", "a pawn does not capture straight ahead"),
    /**
     * A pawn goes diagonally to an empty square, and beside it, on the row that pawns reach by their move of two
     * squares, stands an enemy pawn that has not just moved so.
     */
    EN_PASSANT_TOO_LATE(Group.MOVE, "CH-12", "en passant captures only a pawn that has just moved two squares"),
    /**
     * A pawn goes diagonally to an empty square and captures nothing, and {@link #EN_PASSANT_TOO_LATE} does not apply.
     */
    PAWN_TAKES_NOTHING(Group.MOVE, "CH-08", "a pawn moves diagonally only to capture"),
    /** A king castles, and it or the rook has moved, or the rook has been captured. */
    CASTLING_LOST(Group.MOVE, "CH-13", "the right to castle on this side has been lost"),
    /** A king castles, and a piece stands between it and the square where the rook started. */
    CASTLING_BLOCKED(Group.MOVE, "CH-13", "a piece stands between king and rook"),
    /** A king castles, and it is in check. */
    CASTLES_OUT_OF_CHECK(Group.MOVE, "CH-13", "a king does not castle out of check"),
    /** A king castles, and the square that it would cross is attacked. */
    CASTLES_THROUGH_CHECK(Group.MOVE, "CH-13", "a king does not castle through check"),
    /** A king castles, and the square on which it would land is attacked. */
    CASTLES_INTO_CHECK(Group.MOVE, "CH-13", "a king does not castle into check"),
    /** The player to move has offered a draw already. */
    ALREADY_OFFERED(Group.MOVE, "CH-23", "a draw has been offered already"),
    /** The opponent's offer waits for an answer. */
    OFFER_WAITS(Group.MOVE, "CH-23", "the opponent's offer of a draw waits for an answer"),
    /** The opponent has not offered a draw. */
    NOTHING_OFFERED(Group.MOVE, "CH-23", "the opponent has not offered a draw"),
    /** The position on the board has not occurred three times. */
    NOT_THREEFOLD(Group.MOVE, "CH-21", "the position has not occurred three times"),
    /** A pawn was moved or a piece captured within the last fifty moves of each player. */
    NOT_FIFTY(Group.MOVE, "CH-22", "a pawn was moved or a piece captured within the last fifty moves"),

    // What the move leads to.
    /** The king of the player to move is in check, and would be in check after the move. */
    STILL_IN_CHECK(Group.RESULT, "CH-17", "the king would still be in check"),
    /** The king of the player to move is not in check, but would be after the move. */
    EXPOSES_KING(Group.RESULT, "CH-16", "the king would be in check"),
    /** A pawn reaches the last row, and the move does not say what it becomes. */
    PROMOTION_MISSING(Group.RESULT, "CH-14", "the move must say what the pawn becomes"),
    /** A pawn reaches the last row, and would become a king or a pawn. */
    PROMOTION_WRONG_PIECE(Group.RESULT, "CH-14", "a pawn becomes a queen, a rook, a bishop or a knight"),
    /** The move says what a pawn becomes, but is not that of a pawn to the last row. */
    PROMOTION_NOT_DUE(Group.RESULT, "CH-14", "only a pawn on the last row becomes another piece");

    private final Group group;
    private final String rule;
    private final String words;

    Refusal(Group group, String rule, String words) {
        this.group = group;
        this.rule = rule;
        this.words = words;
    }

    @Override
    public Group group() {
        return group;
    }

    @Override
    public String rule() {
        return rule;
    }

    @Override
    public String words() {
        return words;
    }
}
