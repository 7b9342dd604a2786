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
    protected Optional<Path> way(Square from, Square to) {
        final boolean isStraight = from.row() == to.row() || from.column() == to.column();
        return isStraight ? Optional.of(Path.line(from, to)) : Optional.empty();
    }
}
