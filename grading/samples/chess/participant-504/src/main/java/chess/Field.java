package chess;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.chess.Diagram;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Square;

/** What stands where. A field is changed by moves; who wants to try a move takes a copy. */
final class Field {

    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] LEAPS = {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}};

    private final Map<Square, Piece> pieces = new HashMap<>();

    Field(Diagram diagram) {
        for (Square square : Square.ALL) {
            diagram.at(square).ifPresent(piece -> pieces.put(square, piece));
        }
    }

    private Field(Map<Square, Piece> pieces) {
        this.pieces.putAll(pieces);
    }

    Field copy() {
        return new Field(pieces);
    }

    Optional<Piece> at(Square square) {
        return Optional.ofNullable(pieces.get(square));
    }

    boolean is(Square square, Piece piece) {
        return pieces.get(square) == piece;
    }

    boolean isOf(Square square, Player player) {
        return pieces.containsKey(square) && pieces.get(square).player() == player;
    }

    Map<Square, Piece> pieces() {
        return pieces;
    }

    /** Makes a move: pieces go where it says, a pawn is taken en passant, a rook comes along. */
    Optional<Piece> move(Move move) {
        final Piece piece = pieces.remove(move.from());
        final boolean aside = move.from().column() != move.to().column();
        Optional<Piece> taken = Optional.ofNullable(pieces.remove(move.to()));
        if (piece.kind() == Kind.PAWN && aside && taken.isEmpty()) {
            taken = Optional.ofNullable(pieces.remove(new Square(move.from().row(), move.to().column())));
        }
        if (piece.kind() == Kind.KING && Math.abs(move.to().column() - move.from().column()) == 2) {
            final int corner = move.to().column() == 7 ? 8 : 1;
            final Piece rook = pieces.remove(new Square(move.from().row(), corner));
            pieces.put(new Square(move.from().row(), (move.from().column() + move.to().column()) / 2), rook);
        }
        pieces.put(move.to(), move.promotion().map(kind -> Piece.of(piece.player(), kind)).orElse(piece));
        return taken;
    }

    /** Where the piece goes, castling and en passant left aside. */
    Set<Square> reach(Square from) {
        final Set<Square> found = new HashSet<>();
        if (pieces.containsKey(from)) {
            final Player player = pieces.get(from).player();
            switch (pieces.get(from).kind()) {
                case KING -> walk(from, 1, found, STRAIGHT, DIAGONAL);
                case QUEEN -> walk(from, 7, found, STRAIGHT, DIAGONAL);
                case ROOK -> walk(from, 7, found, STRAIGHT);
                case BISHOP -> walk(from, 7, found, DIAGONAL);
                case KNIGHT -> walk(from, 1, found, LEAPS);
                default -> pawn(from, player, found);
            }
        }
        return found;
    }

    private void walk(Square from, int far, Set<Square> found, int[][]... ways) {
        final Player player = pieces.get(from).player();
        for (int[][] some : ways) {
            for (int[] way : some) {
                int row = from.row() + way[0];
                int column = from.column() + way[1];
                int left = far;
                while (left > 0 && Square.exists(row, column) && !isOf(new Square(row, column), player)) {
                    found.add(new Square(row, column));
                    left = pieces.containsKey(new Square(row, column)) ? 0 : left - 1;
                    row += way[0];
                    column += way[1];
                }
            }
        }
    }

    private void pawn(Square from, Player player, Set<Square> found) {
        final int far = from.row() == player.homeRow() + player.forward() ? 2 : 1;
        for (int i = 1; i <= far && isFree(from.row() + i * player.forward(), from.column()); i++) {
            found.add(new Square(from.row() + i * player.forward(), from.column()));
        }
        for (Square square : pawnAttacks(from, player)) {
            if (isOf(square, player.opponent())) {
                found.add(square);
            }
        }
    }

    private boolean isFree(int row, int column) {
        return Square.exists(row, column) && !pieces.containsKey(new Square(row, column));
    }

    static Set<Square> pawnAttacks(Square from, Player player) {
        final Set<Square> attacked = new HashSet<>();
        for (int column : new int[] {from.column() - 1, from.column() + 1}) {
            if (Square.exists(from.row() + player.forward(), column)) {
                attacked.add(new Square(from.row() + player.forward(), column));
            }
        }
        return attacked;
    }

    boolean isAttacked(Square target, Player by) {
        for (Square from : Square.ALL) {
            if (isOf(from, by)) {
                final boolean isPawn = pieces.get(from).kind() == Kind.PAWN;
                if ((isPawn ? pawnAttacks(from, by) : reach(from)).contains(target)) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean isInCheck(Player player) {
        for (Square square : Square.ALL) {
            if (is(square, Piece.of(player, Kind.KING))) {
                return isAttacked(square, player.opponent());
            }
        }
        return false;
    }
}
