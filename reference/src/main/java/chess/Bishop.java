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

    // tag::way[]
    @Override
    protected Optional<Path> way(Square from, Square to) {
        final int rows = Math.abs(to.row() - from.row());
        final boolean isDiagonal = rows == Math.abs(to.column() - from.column());
        return isDiagonal ? Optional.of(Path.line(from, to)) : Optional.empty();
    }
    // end::way[]
}
