package qwirkle;

import java.util.List;
import java.util.Optional;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** Makes the games of this package: the one class that the rest of the world asks for. */
public final class Games implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        throw new UnsupportedOperationException("TODO 1: shuffledBag — see QW-01 and QW-02, three of each");
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Start start) {
        throw new UnsupportedOperationException("TODO 1: whyNotNewGame(start) — see QW-03; ask start.fault()");
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
