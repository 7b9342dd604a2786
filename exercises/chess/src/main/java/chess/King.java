package chess;

import java.util.Optional;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Player;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/** A king moves one square in any direction (CH-02). */
final class King extends ChessPiece {

    King(Player player) {
        super(player, Kind.KING);
    }

    @Override
    Refusal refusal() {
        return Refusal.NOT_THE_KINGS_WAY;
    }

    @Override
    Optional<Path> path(Square from, Square to) {
        throw new UnsupportedOperationException("TODO 2: path — see CH-02, one square in any direction");
    }
}
