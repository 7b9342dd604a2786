package chess;

import java.util.Optional;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Player;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/** A bishop moves any number of squares diagonally (CH-03). */
final class Bishop extends ChessPiece {

    Bishop(Player player) {
        super(player, Kind.BISHOP);
    }

    @Override
    Refusal refusal() {
        return Refusal.NOT_THE_BISHOPS_WAY;
    }

    @Override
    Optional<Path> path(Square from, Square to) {
        throw new UnsupportedOperationException("TODO 2: path — see CH-03, diagonally");
    }
}
