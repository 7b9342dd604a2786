package draughts;

import java.util.List;
import java.util.Set;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Square;

/**
 * A board of which only is known where pieces stand: that of the first delivery (DR-26).
 *
 * @param occupied where pieces stand
 */
record FirstDelivery(Set<Square> occupied) {

    // tag::canReach[]
    /** Checks whether a black man, among white pieces, could get there in one turn. */
    boolean canReach(Square from, Square to) {
        return isStep(from, to) || canJump(from, to);
    }
    // end::canReach[]

    private boolean isStep(Square from, Square to) {
        return Direction.of(Piece.BLACK_MAN).stream()
                .anyMatch(direction -> direction.from(from).stream().limit(1).anyMatch(to::equals));
    }

    // tag::canJump[]
    private boolean canJump(Square from, Square to) {
        return Direction.of(Piece.BLACK_MAN).stream()
                .map(direction -> direction.from(from))
                .filter(this::isJump).map(ray -> ray.get(1))
                .anyMatch(landing -> landing.equals(to) || canJump(landing, to));
    }
    // end::canJump[]

    private boolean isJump(List<Square> ray) {
        return ray.size() > 1 && occupied.contains(ray.get(0)) && !occupied.contains(ray.get(1));
    }
}
