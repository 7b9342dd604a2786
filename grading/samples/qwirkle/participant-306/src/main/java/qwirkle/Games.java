package qwirkle;

import java.util.*;
import java.util.stream.*;
import tabuleiro.qwirkle.*;

public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        // every tile draws a number, and the numbers are put in order
        Random random = new Random(seed);
        Map<Long, Tile> drawn = new TreeMap<>();
        for (Tile tile : IntStream.range(0, 108).mapToObj(i -> Tile.KINDS.get(i / 3)).toList()) {
            drawn.put(random.nextLong(), tile);
        }
        return new ArrayList<>(drawn.values());
    }

    @Override public Optional<Refusal> whyNotNewGame(Start start) { return start.fault(); }
    @Override public Qwirkle newGame(Start start) { return new Engine(start); }
    @Override public Optional<Refusal> whyNotNewGame(Position position) { return Engine.whyNot(position); }
    @Override public Qwirkle newGame(Position position) { return new Engine(position); }
}
