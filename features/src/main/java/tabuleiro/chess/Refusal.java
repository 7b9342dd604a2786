package tabuleiro.chess;

import tabuleiro.Reason;

/** Why something must not be done in a game, or a game not be resumed. The first that applies is returned. */
public enum Refusal implements Reason {
    /** A position in which a player has no king, or more than one. */
    KINGS("CH-01", "each player must have exactly one king"),
    /** A position in which a pawn stands on row 1 or row 8. */
    PAWN_ON_END_RANK("CH-14", "a pawn cannot stand on the first or the last row"),
    /** A position with a right to castle for which king and rook do not stand where they started. */
    CASTLING_RIGHTS("CH-13", "king and rook must stand at home for a right to castle"),
    /** A position with an en passant square that no pawn can just have passed. */
    EN_PASSANT_SQUARE("CH-12", "no pawn has just passed the en passant square"),
    /** A position in which the player who is not to move is in check. */
    OPPONENT_IN_CHECK("CH-16", "the player who is not to move is in check"),
    /** The game has ended. */
    GAME_OVER("CH-25", "the game is over"),
    /** The square from which a piece is to move is empty. */
    NO_PIECE("CH-11", "there is no piece to move"),
    /** The piece belongs to the other player. */
    NOT_YOURS("CH-11", "the piece belongs to the other player"),
    /** A move must end on another square than it starts on. */
    SAME_SQUARE("CH-11", "a move must end on another square"),
    /** A piece of the same player stands where the move ends. */
    OWN_PIECE_THERE("CH-10", "a piece of the same player stands there"),
    /** A king does not go there, whatever stands on the board. */
    NOT_THE_KINGS_WAY("CH-02", "a king does not move like this"),
    /** A bishop does not go there. */
    NOT_THE_BISHOPS_WAY("CH-03", "a bishop does not move like this"),
    /** A knight does not go there. */
    NOT_THE_KNIGHTS_WAY("CH-04", "a knight does not move like this"),
    /** A rook does not go there. */
    NOT_THE_ROOKS_WAY("CH-05", "a rook does not move like this"),
    /** A queen does not go there. */
    NOT_THE_QUEENS_WAY("CH-06", "a queen does not move like this"),
    /** A pawn does not go there, neither to move nor to capture. */
    NOT_THE_PAWNS_WAY("CH-07", "a pawn does not move like this"),
    /** A piece stands on a square that would be passed over. */
    BLOCKED("CH-09", "another piece is in the way"),
    /** A piece of the opponent stands right where the pawn would go straight ahead. */
    PAWN_AHEAD_BLOCKED("CH-08", "a pawn does not capture straight ahead"),
    /** The pawn beside has not just moved two squares. */
    EN_PASSANT_TOO_LATE("CH-12", "en passant captures only a pawn that has just moved two squares"),
    /** A pawn moves diagonally only to capture. */
    PAWN_TAKES_NOTHING("CH-08", "a pawn moves diagonally only to capture"),
    /** King or rook have moved, or the rook has been captured. */
    CASTLING_LOST("CH-13", "the right to castle on this side has been lost"),
    /** A piece stands between king and rook. */
    CASTLING_BLOCKED("CH-13", "a piece stands between king and rook"),
    /** The king is in check. */
    CASTLES_OUT_OF_CHECK("CH-13", "a king does not castle out of check"),
    /** The square that the king would cross is attacked. */
    CASTLES_THROUGH_CHECK("CH-13", "a king does not castle through check"),
    /** The square on which the king would land is attacked. */
    CASTLES_INTO_CHECK("CH-13", "a king does not castle into check"),
    /** The king is in check, and would be after the move. */
    STILL_IN_CHECK("CH-17", "the king would still be in check"),
    /** The king is not in check, but would be after the move. */
    EXPOSES_KING("CH-16", "the king would be in check"),
    /** A pawn reaches the last row, and the move does not say what it becomes. */
    PROMOTION_MISSING("CH-14", "the move must say what the pawn becomes"),
    /** A pawn becomes neither a king nor a pawn. */
    PROMOTION_WRONG_PIECE("CH-14", "a pawn becomes a queen, a rook, a bishop or a knight"),
    /** Only a pawn that reaches the last row becomes another piece. */
    PROMOTION_NOT_DUE("CH-14", "only a pawn on the last row becomes another piece"),
    /** The player to move has offered a draw already. */
    ALREADY_OFFERED("CH-23", "a draw has been offered already"),
    /** The opponent's offer waits for an answer. */
    OFFER_WAITS("CH-23", "the opponent's offer of a draw waits for an answer"),
    /** The opponent has not offered a draw. */
    NOTHING_OFFERED("CH-23", "the opponent has not offered a draw"),
    /** The position on the board has not occurred three times. */
    NOT_THREEFOLD("CH-21", "the position has not occurred three times"),
    /** A pawn was moved or a piece captured within the last fifty moves of each player. */
    NOT_FIFTY("CH-22", "a pawn was moved or a piece captured within the last fifty moves");

    private final String rule;
    private final String words;

    Refusal(String rule, String words) {
        this.rule = rule;
        this.words = words;
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
