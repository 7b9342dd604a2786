package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

/** Makes the games of this package: the one class that the rest of the world asks for. */
public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        final List<Tile> bag = new ArrayList<>();
        Tile.KINDS.forEach(kind -> bag.addAll(Collections.nCopies(Qwirkle.OF_A_KIND, kind)));
        Collections.shuffle(bag, new Random(seed));
        return bag;
    }

    @Override public Optional<Refusal> whyNotNewGame(Start start) { return start.fault(); }
    @Override public Qwirkle newGame(Start start) { return new Engine(start); }
    @Override public Optional<Refusal> whyNotNewGame(Position position) { return Engine.whyNot(position); }
    @Override public Qwirkle newGame(Position position) { return new Engine(position); }
}
