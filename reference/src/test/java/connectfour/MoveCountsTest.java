package connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Position;

/**
 * Tests that as many positions can be reached from the empty grid, move by move, as published; the numbers of distinct
 * positions are OEIS A212693. {@code -Pthorough} counts more moves.
 */
class MoveCountsTest {

    private static final int DEEPEST = Boolean.getBoolean("thorough") ? 8 : 5;

    private static final List<Integer> POSITIONS = List.of(1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275);
    private static final List<Long> SEQUENCES =
            List.of(1L, 7L, 49L, 343L, 2401L, 16807L, 117649L, 823536L, 5673234L);
    private static final List<Integer> FINISHED = List.of(0, 0, 0, 0, 0, 0, 0, 728, 1892);

    private final Games games = new Games();

    @Test
    void asManyPositionsSequencesAndFinishedGamesAsPublished() {
        Map<Position, Long> reached = new HashMap<>(Map.of(games.newGame().position(), 1L));
        for (int ply = 0; ply <= DEEPEST; ply++) {
            assertThat(reached.size()).as("positions after %s moves", ply).isEqualTo(POSITIONS.get(ply));
            assertThat(reached.values().stream().mapToLong(Long::longValue).sum())
                    .as("sequences of %s moves", ply).isEqualTo(SEQUENCES.get(ply));
            reached.keySet().removeIf(this::isFinished);
            assertThat(POSITIONS.get(ply) - reached.size())
                    .as("positions after %s moves that end the game", ply).isEqualTo(FINISHED.get(ply));
            reached = ply < DEEPEST ? oneMoveOn(reached) : reached;
        }
    }

    private boolean isFinished(Position position) {
        return games.whyNotNewGame(position).isPresent();
    }

    /** Returns the positions after one more move, each with the number of sequences of moves that lead to it. */
    private Map<Position, Long> oneMoveOn(Map<Position, Long> reached) {
        final Map<Position, Long> next = new HashMap<>();
        reached.forEach((position, sequences) ->
                successors(position).forEach(each -> next.merge(each, sequences, Long::sum)));
        return next;
    }

    private List<Position> successors(Position position) {
        final List<Position> successors = new ArrayList<>();
        for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
            final ConnectFour game = games.newGame(position);
            if (game.whyNotPlay(column).isEmpty()) {
                game.play(column);
                successors.add(game.position());
            }
        }
        return successors;
    }
}
