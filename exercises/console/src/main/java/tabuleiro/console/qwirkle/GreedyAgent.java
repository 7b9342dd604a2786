package tabuleiro.console.qwirkle;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;

/**
 * An agent that takes the most points of a turn. If no tile can be played it trades as many as it may.
 */
final class GreedyAgent {

    /** The number of turns that are tried at most; those with the most points so far are continued first. */
    private static final int MOST_TRIED = 600;

    /** A turn, as far as it has been tried: its moves that have not been made yet, what comes of it, and its number. */
    private record Turn(List<Placement> moves, Position position, int points, int number) {
    }

    /** The moves that are still to be made in this turn; nothing if they have not been chosen. */
    private Optional<Deque<Placement>> plan = Optional.empty();

    /** Returns the next step, in its notation. */
    String choose(Prospect prospect) {
        final Deque<Placement> moves = plan.orElseGet(() -> new ArrayDeque<>(best(prospect).moves()));
        plan = moves.isEmpty() ? Optional.empty() : Optional.of(moves);
        return moves.isEmpty() ? prospect.withoutPlaying() : Notation.of(moves.remove());
    }

    /** Returns the best of the turns that can be made of the present one, itself among them. */
    private static Turn best(Prospect now) {
        final Queue<Turn> open = new PriorityQueue<>(Comparator.comparing((Turn turn) -> -turn.points())
                .thenComparing(Turn::number));
        final Set<List<?>> boards = new HashSet<>();
        Turn best = new Turn(List.of(), now.position(), now.game().turnPoints(), 0);
        open.add(best);
        while (!open.isEmpty() && boards.size() < MOST_TRIED) {
            final Turn turn = open.remove();
            for (Placement move : now.provider().newGame(turn.position()).legalMoves()) {
                final Turn longer = longer(turn, move, now.provider(), boards.size() + 1);
                if (boards.add(longer.position().board())) {
                    open.add(longer);
                    best = longer.points() > best.points() ? longer : best;
                }
            }
        }
        return best;
    }

    private static Turn longer(Turn turn, Placement move, QwirkleProvider provider, int number) {
        final Qwirkle game = provider.newGame(turn.position());
        game.play(move.tile(), move.cell());
        final Position after = game.position();
        final boolean isLast = after.bag().isEmpty() && after.options().contains(Option.PUBLISHED_END)
                && Scores.hand(after).isEmpty();
        return new Turn(Stream.concat(turn.moves().stream(), Stream.of(move)).toList(), after,
                game.turnPoints() + (isLast ? Qwirkle.LAST_TILE_POINTS : 0), number);
    }
}
