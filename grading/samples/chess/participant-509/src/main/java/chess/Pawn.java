package chess;

import java.util.Optional;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Player;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/** A pawn moves forward (CH-07), and captures diagonally (CH-08). */
final class Pawn extends ChessPiece {

    Pawn(Player player) {
        super(player, Kind.PAWN);
    }

    @Override
    Refusal refusal() {
        return Refusal.NOT_THE_PAWNS_WAY;
    }

    @Override
    Optional<Path> path(Square from, Square to) {
        throw new UnsupportedOperationException("TODO 3: path — see CH-07, forward");
    }

    @Override
    Optional<Path> capturePath(Square from, Square to) {
        throw new UnsupportedOperationException("TODO 3: capturePath — see CH-08, one square diagonally forward");
    }
}
