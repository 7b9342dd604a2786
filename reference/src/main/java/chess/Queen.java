package chess;

import java.util.Optional;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Player;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/** A queen moves like a rook or like a bishop (CH-06). */
final class Queen extends ChessPiece {

    // tag::parts[]
    private final Rook rook;
    private final Bishop bishop;
    // end::parts[]

    Queen(Player player) {
        super(player, Kind.QUEEN);
        rook = new Rook(player);
        bishop = new Bishop(player);
    }

    @Override
    Refusal refusal() {
        return Refusal.NOT_THE_QUEENS_WAY;
    }

    // tag::way[]
    @Override
    protected Optional<Path> way(Square from, Square to) {
        final Optional<Path> straight = rook.way(from, to);
        return straight.isPresent() ? straight : bishop.way(from, to);
    }
    // end::way[]
}
