package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        ArrayList<Tile> tiles = new ArrayList<>(108);
        for (Tile kind : Tile.KINDS) {
            tiles.add(kind);
            tiles.add(kind);
            tiles.add(kind);
        }
        Collections.shuffle(tiles, new Random(seed));
        return tiles;
    }

    @Override public Optional<Refusal> whyNotNewGame(Start start) { return start.fault(); }
    @Override public Optional<Refusal> whyNotNewGame(Position position) { return Engine.whyNot(position); }
    @Override public Qwirkle newGame(Start start) { return new Engine(start); }
    @Override public Qwirkle newGame(Position position) { return new Engine(position); }
}
