package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

/** Makes the games of this package. */
public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        Tile[] tiles = new Tile[108];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = new Tile(i / 18 + 1, i % 6 + 1);
        }
        Collections.shuffle(Arrays.asList(tiles), new Random(seed * 31 + 7));
        return List.of(tiles);
    }

    @Override public Optional<Refusal> whyNotNewGame(Start start) { return start.fault(); }
    @Override public Qwirkle newGame(Start start) { return new Engine(start); }
    @Override public Optional<Refusal> whyNotNewGame(Position position) { return Engine.whyNot(position); }
    @Override public Qwirkle newGame(Position position) { return new Engine(position); }
}
