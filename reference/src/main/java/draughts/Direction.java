package draughts;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Square;

/** One of the four ways along a diagonal. */
enum Direction {
    /** Towards White, to White's left. */
    SOUTH_WEST(-1, -1),
    /** Towards White, to White's right. */
    SOUTH_EAST(-1, 1),
    /** Towards Black, to White's left. */
    NORTH_WEST(1, -1),
    /** Towards Black, to White's right. */
    NORTH_EAST(1, 1);

    private static final List<Direction> ALL = List.of(values());
    private static final Map<Player, List<Direction>> FORWARD = new EnumMap<>(Map.of(
            Player.WHITE, List.of(NORTH_WEST, NORTH_EAST), Player.BLACK, List.of(SOUTH_WEST, SOUTH_EAST)));

    /** For each square, in their order, the squares that follow it in this direction. */
    private final List<List<Square>> rays = new ArrayList<>();

    Direction(int up, int right) {
        Square.ALL.forEach(square -> rays.add(walk(square, up, right)));
    }

    private static List<Square> walk(Square from, int up, int right) {
        final List<Square> squares = new ArrayList<>();
        for (int i = 1; Square.exists(from.row() + i * up, from.column() + i * right); i++) {
            squares.add(new Square(from.row() + i * up, from.column() + i * right));
        }
        return List.copyOf(squares);
    }

    /** Returns the squares that follow a square in this direction, the nearest first. */
    List<Square> from(Square square) {
        return rays.get(Board.index(square));
    }

    /** Returns the directions in which a piece moves: a man only forward (DR-04), a king all. */
    static List<Direction> of(Piece piece) {
        return piece.isKing() ? ALL : FORWARD.get(piece.player());
    }

    /** Returns the direction from one square to another, or nothing if they are not on one diagonal. */
    static Optional<Direction> between(Square from, Square to) {
        return ALL.stream().filter(direction -> direction.from(from).contains(to)).findFirst();
    }
}
