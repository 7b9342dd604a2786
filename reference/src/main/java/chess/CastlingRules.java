package chess;

import tabuleiro.chess.Castling;
import tabuleiro.chess.Player;

/**
 * Why a king may not castle (CH-13).
 *
 * @param situation in which it would castle
 * @param castling  how it would castle
 */
record CastlingRules(Situation situation, Castling castling) {

    /** Checks whether nothing speaks against it. */
    boolean isAllowed() {
        return !isLost() && !isBlocked() && !isOutOfCheck() && !isThroughCheck() && !isIntoCheck();
    }

    /** Checks whether king or rook have moved, or the rook has been captured. */
    boolean isLost() {
        return !situation.castlingRights().contains(castling);
    }

    /** Checks whether a piece stands between king and rook. */
    boolean isBlocked() {
        return !situation.board().isFree(new Rook(castling.player()).path(castling.kingFrom(), castling.rookFrom()));
    }

    /** Checks whether the king is in check. */
    boolean isOutOfCheck() {
        return situation.board().isAttacked(castling.kingFrom(), opponent());
    }

    /** Checks whether the square is attacked that the king crosses. */
    boolean isThroughCheck() {
        return situation.board().isAttacked(castling.rookTo(), opponent());
    }

    /** Checks whether the king would be in check. */
    boolean isIntoCheck() {
        return situation.board().isAttacked(castling.kingTo(), opponent());
    }

    private Player opponent() {
        return castling.player().opponent();
    }
}
