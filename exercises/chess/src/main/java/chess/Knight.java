package chess;

import java.util.Optional;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Player;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/** A knight leaps two squares one way and one across (CH-04). */
final class Knight extends ChessPiece {

    Knight(Player player) {
        super(player, Kind.KNIGHT);
    }

    @Override
    Refusal refusal() {
        return Refusal.NOT_THE_KNIGHTS_WAY;
    }

    @Override
    boolean leaps() {
        return true;
    }

    @Override
    Optional<Path> path(Square from, Square to) {
        throw new UnsupportedOperationException("TODO 2: path — see CH-04, two squares one way and one across");
    }
}
