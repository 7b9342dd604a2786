package qwirkle;

import java.util.*;
import java.util.stream.*;
import tabuleiro.qwirkle.*;

/** Makes the games of this package: the one class that the rest of the world asks for. */
public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        final List<Tile> bag = Stream.generate(() -> Tile.KINDS).limit(Qwirkle.OF_A_KIND).flatMap(List::stream)
                .collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(bag, new Random(seed));
        return List.copyOf(bag);
    }

    @Override public Optional<Refusal> whyNotNewGame(Start start) { return start.fault(); }
    @Override public Qwirkle newGame(Start start) { return new Engine(start); }
    @Override public Optional<Refusal> whyNotNewGame(Position position) { return Engine.whyNot(position); }
    @Override public Qwirkle newGame(Position position) { return new Engine(position); }
}
