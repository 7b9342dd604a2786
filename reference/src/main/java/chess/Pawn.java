package chess;

import java.util.Optional;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Player;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/** A pawn moves forward, two squares at most from where it started (CH-07), and captures diagonally (CH-08). */
final class Pawn extends ChessPiece {

    Pawn(Player player) {
        super(player, Kind.PAWN);
    }

    @Override
    Refusal refusal() {
        return Refusal.NOT_THE_PAWNS_WAY;
    }

    @Override
    protected Optional<Path> way(Square from, Square to) {
        final boolean isAhead = from.column() == to.column();
        final boolean isNear = forward(from, to) == 1 || forward(from, to) == 2 && isAtHome(from);
        return isAhead && isNear ? Optional.of(Path.line(from, to)) : Optional.empty();
    }

    // tag::captureWay[]
    @Override
    protected Optional<Path> captureWay(Square from, Square to) {
        final boolean isAside = Math.abs(to.column() - from.column()) == 1;
        return isAside && forward(from, to) == 1
                ? Optional.of(Path.line(from, to)) : Optional.empty();
    }
    // end::captureWay[]

    private int forward(Square from, Square to) {
        return (to.row() - from.row()) * player().forward();
    }

    private boolean isAtHome(Square square) {
        return square.row() == player().homeRow() + player().forward();
    }
}
