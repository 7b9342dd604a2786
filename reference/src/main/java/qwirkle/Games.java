package qwirkle;

import static tabuleiro.Contract.ensure;

import java.util.List;
import java.util.Optional;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** The provider of the games of this package: the only class that code outside needs to know. */
public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        final List<Tile> result = Tiles.shuffled(seed);
        assert Certificate.hasThreeOfEach(result) : ensure("three_of_each", "QW-01", seed, result);
        return result;
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Start start) {
        return start.fault();
    }

    @Override
    public Qwirkle newGame(Start start) {
        return new Engine(start);
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return Engine.whyNot(position);
    }

    @Override
    public Qwirkle newGame(Position position) {
        return new Engine(position);
    }
}
