package qwirkle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import tabuleiro.qwirkle.*;

/** Makes games. */
public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Tile> bag = new ArrayList<>();
        for (int i = 0; i < 108; i++) {
            bag.add(random.nextInt(i + 1), Tile.KINDS.get(i % 36));
        }
        return bag;
    }

    @Override public Optional<Refusal> whyNotNewGame(Start start) { return start.fault(); }
    @Override public Qwirkle newGame(Start start) { return new Engine(start); }
    @Override public Optional<Refusal> whyNotNewGame(Position position) { return Engine.whyNot(position); }
    @Override public Qwirkle newGame(Position position) { return new Engine(position); }
}
