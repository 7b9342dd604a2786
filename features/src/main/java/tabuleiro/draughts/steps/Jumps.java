package tabuleiro.draughts.steps;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * Occupied squares, and one of them from which a piece can jump on and on: most squares over which it jumps are
 * occupied, and few on which it lands.
 */
final class Jumps {

    /** Of so many squares over which the piece jumps, and on which it lands, so many are occupied. */
    private static final int SOME = 12;
    private static final int JUMPED = 7;
    private static final int LANDED_ON = 3;

    private final Square from;
    private final Set<Square> occupied = new HashSet<>();

    /** Chooses them with this generator. */
    Jumps(RandomGenerator random) {
        from = Ways.DARK.get(random.nextInt(Ways.DARK.size()));
        Ways.DARK.stream().filter(square -> random.nextInt(SOME) < (isLanding(square) ? LANDED_ON : JUMPED))
                .forEach(occupied::add);
        occupied.add(from);
    }

    private boolean isLanding(Square square) {
        return (from.row() - square.row()) % 2 == 0;
    }

    /** Returns the board on which they are drawn. */
    String board() {
        return new Position(Variant.SIMPLIFIED,
                occupied.stream().collect(Collectors.toMap(square -> square, square -> Piece.WHITE_KING)), Player.WHITE,
                0, 0).board();
    }

    /** Returns the phrase that names the squares that the piece can reach, by what this provider returns. */
    String reached(DraughtsProvider provider) {
        final List<String> reached = Ways.DARK.stream().filter(to -> !occupied.contains(to)
                && provider.canReach(Set.copyOf(occupied), from, to)).map(Square::toString).toList();
        return reached.isEmpty() ? "the piece on %s can reach no square".formatted(from)
                : "the piece on %s can reach exactly %s".formatted(from, String.join(", ", reached));
    }
}
