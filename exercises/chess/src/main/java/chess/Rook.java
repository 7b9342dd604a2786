package chess;

import java.util.Optional;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Player;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/** A rook moves any number of squares along a row or a column (CH-05). */
final class Rook extends ChessPiece {

    Rook(Player player) {
        super(player, Kind.ROOK);
    }

    @Override
    Refusal refusal() {
        return Refusal.NOT_THE_ROOKS_WAY;
    }

    @Override
    Optional<Path> path(Square from, Square to) {
        throw new UnsupportedOperationException("TODO 2: path — see CH-05, along a row or a column");
    }
}
