package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        List<Tile> bag = new ArrayList<>();
        for (int i = 0; i < 3; i++) bag.addAll(Tile.KINDS);
        Collections.shuffle(bag, new Random(seed));
        return bag;
    }

    @Override public Optional<Refusal> whyNotNewGame(Start start) { return start.fault(); }
    @Override public Optional<Refusal> whyNotNewGame(Position position) { return Engine.whyNot(position); }
    @Override public Qwirkle newGame(Start start) { return new Engine(start); }
    @Override public Qwirkle newGame(Position position) { return new Engine(position); }
}
