package chess;

import java.util.Optional;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Player;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/** A queen moves like a rook or like a bishop (CH-06). */
final class Queen extends ChessPiece {

    Queen(Player player) {
        super(player, Kind.QUEEN);
    }

    @Override
    Refusal refusal() {
        return Refusal.NOT_THE_QUEENS_WAY;
    }

    @Override
    Optional<Path> path(Square from, Square to) {
        throw new UnsupportedOperationException("TODO 2: path — see CH-06, like a rook or like a bishop");
    }
}
