package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        Random random = new Random(seed);
        List<Tile> bag = new ArrayList<>(Tile.KINDS);
        bag.addAll(Tile.KINDS);
        bag.addAll(Tile.KINDS);
        for (int i = 0; i < bag.size(); i++) {
            Collections.swap(bag, i, i + random.nextInt(bag.size() - i));
        }
        return bag;
    }

    @Override public Optional<Refusal> whyNotNewGame(Start start) { return start.fault(); }
    @Override public Qwirkle newGame(Start start) { return new Engine(start); }
    @Override public Optional<Refusal> whyNotNewGame(Position position) { return Engine.whyNot(position); }
    @Override public Qwirkle newGame(Position position) { return new Engine(position); }
}
