package chess;

import java.util.EnumSet;
import java.util.Set;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/**
 * Why a king may not castle (CH-13).
 *
 * @param situation in which it would castle
 * @param castling  how it would castle
 */
record CastlingRules(Situation situation, Castling castling) {

    private static final Set<Refusal> REFUSALS =
            EnumSet.range(Refusal.CASTLING_LOST, Refusal.CASTLES_INTO_CHECK);

    /** Checks whether nothing speaks against it. */
    boolean isAllowed() {
        return REFUSALS.stream().noneMatch(this::isRefused);
    }

    /** Checks whether a refusal applies; to castling none does but those of this rule. */
    boolean isRefused(Refusal refusal) {
        return switch (refusal) {
            case CASTLING_LOST -> !situation.castlingRights().contains(castling);
            case CASTLING_BLOCKED -> !isFree();
            case CASTLES_OUT_OF_CHECK -> isAttacked(castling.kingFrom());
            case CASTLES_THROUGH_CHECK -> isAttacked(castling.rookTo());
            case CASTLES_INTO_CHECK -> isAttacked(castling.kingTo());
            default -> false;
        };
    }

    private boolean isFree() {
        return situation.board().isFree(new Rook(castling.player()).path(castling.kingFrom(), castling.rookFrom()));
    }

    private boolean isAttacked(Square square) {
        return situation.board().isAttacked(square, castling.player().opponent());
    }
}
