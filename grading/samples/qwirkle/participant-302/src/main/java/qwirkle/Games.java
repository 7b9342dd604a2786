package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        Random dice = new Random(seed);
        List<Tile> sorted = new ArrayList<>();
        for (int n = 0; n < 3; n++) {
            sorted.addAll(Tile.KINDS);
        }
        // take them out blindly, one by one
        List<Tile> bag = new ArrayList<>();
        while (!sorted.isEmpty()) {
            bag.add(sorted.remove(dice.nextInt(sorted.size())));
        }
        return bag;
    }

    @Override public Optional<Refusal> whyNotNewGame(Start start) { return start.fault(); }
    @Override public Qwirkle newGame(Start start) { return new Engine(start); }
    @Override public Optional<Refusal> whyNotNewGame(Position position) { return Engine.whyNot(position); }
    @Override public Qwirkle newGame(Position position) { return new Engine(position); }
}
