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

    // tag::way[]
    @Override
    protected Optional<Path> way(Square from, Square to) {
        final int rows = Math.abs(to.row() - from.row());
        final int columns = Math.abs(to.column() - from.column());
        final boolean isTwoAndOne = rows * columns == 2;
        return isTwoAndOne ? Optional.of(Path.leap(from, to)) : Optional.empty();
    }
    // end::way[]
}
