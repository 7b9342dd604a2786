package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

/** Makes the games of this package. */
public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        Random random = new Random(seed * 1_000_003);
        Tile[] bag = new Tile[108];
        for (Tile kind : Tile.KINDS) {
            for (int i = 0; i < Qwirkle.OF_A_KIND; i++) {
                int place;
                do {
                    place = random.nextInt(bag.length);
                } while (bag[place] != null);
                bag[place] = kind;
            }
        }
        return Arrays.asList(bag);
    }

    @Override public Optional<Refusal> whyNotNewGame(Start start) { return start.fault(); }
    @Override public Qwirkle newGame(Start start) { return new Engine(start); }
    @Override public Optional<Refusal> whyNotNewGame(Position position) { return Engine.whyNot(position); }
    @Override public Qwirkle newGame(Position position) { return new Engine(position); }
}
