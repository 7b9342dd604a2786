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
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Tile;

/**
 * An agent that takes the most points of a turn. Of turns with the same points it prefers those that leave the next
 * player the fewest lines of five, which one tile makes a qwirkle, and of these those that leave it the hand of which
 * the most pairs of tiles can lie in one line. If no tile can be played it trades as many as it may.
 */
final class GreedyAgent {

    /** The number of turns that are tried at most; those with the most points so far are continued first. */
    private static final int MOST_TRIED = 600;

    private static final Comparator<Turn> BETTER = Comparator.comparing(Turn::points)
            .thenComparing(turn -> -fives(turn.position())).thenComparing(turn -> pairs(turn.hand()));

    /** A turn, as far as it has been tried: its moves that have not been made yet, what comes of it, and its number. */
    private record Turn(List<Placement> moves, Position position, int points, int number) {

        List<Tile> hand() {
            return Scores.hand(position);
        }
    }

    /** The moves that are still to be made in this turn; nothing if they have not been chosen. */
    private Optional<Deque<Placement>> plan = Optional.empty();

    /** Returns the next step, in its notation. */
    String choose(Seen seen) {
        final Deque<Placement> moves = plan.orElseGet(() -> new ArrayDeque<>(best(seen).moves()));
        plan = moves.isEmpty() ? Optional.empty() : Optional.of(moves);
        return moves.isEmpty() ? seen.withoutPlaying() : Notation.of(moves.remove());
    }

    /** Returns the best of the turns that can be made of the present one, itself among them. */
    private static Turn best(Seen seen) {
        final Queue<Turn> open = new PriorityQueue<>(Comparator.comparing((Turn turn) -> -turn.points())
                .thenComparing(Turn::number));
        final Set<List<?>> boards = new HashSet<>();
        Turn best = new Turn(List.of(), seen.position(), seen.game().turnPoints(), 0);
        open.add(best);
        while (!open.isEmpty() && boards.size() < MOST_TRIED) {
            final Turn turn = open.remove();
            for (Placement move : seen.provider().newGame(turn.position()).legalMoves()) {
                final Turn longer = longer(turn, move, seen.provider(), boards.size() + 1);
                if (boards.add(longer.position().board())) {
                    open.add(longer);
                    best = BETTER.compare(longer, best) > 0 ? longer : best;
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
                && after.hands().get(after.nextToPlay().ordinal()).isEmpty();
        return new Turn(Stream.concat(turn.moves().stream(), Stream.of(move)).toList(), after,
                game.turnPoints() + (isLast ? Qwirkle.LAST_TILE_POINTS : 0), number);
    }

    /** Returns the number of lines of five on a board. */
    private static long fives(Position position) {
        return Scores.cells(position).filter(cell -> isFive(position, cell, 0, 1)
                || isFive(position, cell, 1, 0)).count();
    }

    /** Checks whether a line of five begins at a cell and goes on down or to the right. */
    private static boolean isFive(Position position, Cell cell, int down, int right) {
        return Scores.tiles(position, cell, down, right) == Qwirkle.QWIRKLE - 1
                && Scores.tiles(position, cell, -down, -right) == 1;
    }

    /** Returns the number of pairs of tiles that share a shape or a colour, and not both. */
    private static long pairs(List<Tile> hand) {
        return IntStream.range(0, hand.size()).mapToLong(i -> hand.subList(0, i).stream().filter(other ->
                (other.shape() == hand.get(i).shape()) != (other.colour() == hand.get(i).colour())).count()).sum();
    }
}
