package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

/** Where games come from. */
public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        Random random = new Random(~seed);
        LinkedList<Tile> bag = new LinkedList<>();
        for (int copy = 0; copy < Qwirkle.OF_A_KIND; copy++) {
            bag.addAll(Tile.KINDS);
        }
        for (int left = bag.size(); left > 0; left--) {
            bag.addLast(bag.remove(random.nextInt(left)));
        }
        return bag;
    }

    @Override public Optional<Refusal> whyNotNewGame(Start start) { return start.fault(); }
    @Override public Qwirkle newGame(Start start) { return new Engine(start); }
    @Override public Optional<Refusal> whyNotNewGame(Position position) { return Engine.whyNot(position); }
    @Override public Qwirkle newGame(Position position) { return new Engine(position); }
}
