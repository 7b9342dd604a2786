package tabuleiro.console;

import java.util.LinkedList;
import java.util.List;

/**
 * Looks some moves ahead, by alpha-beta: a position is worth to who is next what the best move leaves after the best
 * reply. A reply that is so good that the move before it will not be made ends the look at that move. It looks one move
 * further again and again, at the move first that was the best, until it has looked at so many positions that an answer
 * would take too long; so the same seed chooses the same moves on every machine.
 *
 * @param <S> the type of a position
 * @param <M> the type of a move
 */
public final class Lookahead<S, M> {

    /** So many positions are looked at: an engine with all its assertions takes less than two seconds for them. */
    static final int MOST_POSITIONS = 1_500;

    /** More than any position is worth. */
    private static final int ENDLESS = Integer.MAX_VALUE;

    private final Positions<S, M> positions;
    private final int moves;
    private final Chance chance;
    private int seen;

    /**
     * What a game says of its positions.
     *
     * @param <S> the type of a position
     * @param <M> the type of a move
     */
    public interface Positions<S, M> {

        /** How much a game that is won is worth; any other position is worth less. */
        int WIN = 100_000;

        /** Returns the legal moves, the most promising first; none after the end. */
        List<M> moves(S position);

        /** Returns the position after a legal move. The one before it stays as it is. */
        S after(S position, M move);

        /** Returns what a position is worth to the player who is next, from minus {@link #WIN} to it. */
        int value(S position);
    }

    /**
     * Will look ahead in a game.
     *
     * @param moves  how many moves, those of both players counted, at least 1
     * @param chance chooses among moves that are worth the same
     */
    public Lookahead(Positions<S, M> positions, int moves, Chance chance) {
        this.positions = positions;
        this.moves = moves;
        this.chance = chance;
    }

    /** Returns any of these moves that are worth the most; there is at least one, and all are legal. */
    public M best(S position, List<M> legal) {
        final LinkedList<M> order = new LinkedList<>(chance.mixed(legal));
        seen = 0;
        for (int ahead = 1; ahead <= moves && seen <= MOST_POSITIONS && order.size() > 1; ahead++) {
            final M best = best(position, order, ahead);
            if (ahead == 1 || seen <= MOST_POSITIONS) {
                order.remove(best);
                order.addFirst(best);
            }
        }
        return order.getFirst();
    }

    private M best(S position, List<M> order, int ahead) {
        M best = order.get(0);
        int most = -ENDLESS;
        for (M move : order) {
            if (seen > MOST_POSITIONS) {
                return best;
            }
            final int value = -value(positions.after(position, move), ahead - 1, -ENDLESS, -most);
            if (value > most) {
                most = value;
                best = move;
            }
        }
        return best;
    }

    /**
     * Returns what a position is worth to who is next. Below or above the bounds, any value on that side of them may be
     * returned: the move that leads there is not made. An end is worth the more, the sooner it comes.
     */
    private int value(S position, int ahead, int least, int most) {
        seen++;
        final List<M> legal = ahead == 0 ? List.of() : positions.moves(position);
        if (legal.isEmpty()) {
            return positions.value(position) * (ahead + 1);
        }
        int best = least;
        for (M move : legal) {
            best = Math.max(best, -value(positions.after(position, move), ahead - 1, -most, -best));
            if (best >= most || seen > MOST_POSITIONS) {
                return best;
            }
        }
        return best;
    }
}
