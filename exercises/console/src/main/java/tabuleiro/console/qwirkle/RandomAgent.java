package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Tile;

/**
 * An agent that chooses any legal move, each as likely as any other; ending a turn counts as one. If no tile can be
 * played it trades some, if it may.
 */
final class RandomAgent implements Agent {

    private final Random random;

    /** Creates an agent whose choices the seed settles. */
    RandomAgent(long seed) {
        random = new Random(seed);
    }

    @Override
    public String choose(Seen seen) {
        final List<Placement> moves = seen.moves();
        final int choices = moves.size() + (seen.position().turn().isEmpty() ? 0 : 1);
        final int chosen = random.nextInt(Math.max(1, choices));
        return chosen < moves.size() ? Notation.of(moves.get(chosen)) : seen.withoutPlaying(some(seen));
    }

    private List<Tile> some(Seen seen) {
        final List<Tile> tiles = new ArrayList<>(seen.hand());
        Collections.shuffle(tiles, random);
        return tiles.isEmpty() ? tiles : tiles.subList(0, 1 + random.nextInt(tiles.size()));
    }
}
