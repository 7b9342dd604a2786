package draughts;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Square;

/**
 * The jumps that are open to a piece.
 *
 * @param rules    of the variant
 * @param board    without the piece, if it has moved
 * @param piece    that would jump
 * @param captured where the pieces stand that it has jumped before in the same turn
 */
record Jumps(Rules rules, Board board, Piece piece, List<Square> captured) {

    /** Returns the jumps from a square. */
    List<Jump> from(Square here) {
        final List<Jump> jumps = new ArrayList<>();
        for (Direction direction : Direction.of(piece)) {
            addAlong(direction.from(here), jumps);
        }
        return jumps;
    }

    /** Adds the jumps over the first piece on these squares, if it is near enough and may be jumped. */
    private void addAlong(List<Square> ray, List<Jump> jumps) {
        final int reach = rules.reach(piece);
        final int place = board.emptyIn(ray, reach - 1).size();
        if (place < ray.size() && mayBeJumped(ray.get(place))) {
            board.emptyIn(ray.subList(place + 1, ray.size()), reach)
                    .forEach(landing -> jumps.add(new Jump(ray.get(place), landing)));
        }
    }

    private boolean mayBeJumped(Square over) {
        return board.has(piece.player().opponent(), over) && !captured.contains(over);
    }
}
