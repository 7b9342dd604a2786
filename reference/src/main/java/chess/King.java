package chess;

import java.util.Optional;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Player;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/** A king moves one square in any direction (CH-02). Castling is not its way alone: the board knows it. */
final class King extends ChessPiece {

    King(Player player) {
        super(player, Kind.KING);
    }

    @Override
    Refusal refusal() {
        return Refusal.NOT_THE_KINGS_WAY;
    }

    @Override
    protected Optional<Path> way(Square from, Square to) {
        final boolean isNeighbour =
                Math.abs(to.row() - from.row()) <= 1 && Math.abs(to.column() - from.column()) <= 1;
        return isNeighbour ? Optional.of(Path.line(from, to)) : Optional.empty();
    }
}
