package qwirkle;

import static tabuleiro.Contract.ensure;

import java.util.List;
import java.util.Optional;
import java.util.Set;
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
        assert Certificate.hasThreeOfEach(result) : ensure("QW-01 three_of_each", seed, result);
        return result;
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Start start) {
        return refusalsOfNewGame(start).stream().findFirst();
    }

    /** Returns all refusals of a start that are right. */
    public Set<Refusal> refusalsOfNewGame(Start start) {
        return start.faults();
    }

    @Override
    public Qwirkle newGame(Start start) {
        return new Engine(start);
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return refusalsOfNewGame(position).stream().findFirst();
    }

    /** Returns all refusals of a position that are right. */
    public Set<Refusal> refusalsOfNewGame(Position position) {
        return Referee.refusalsOf(position);
    }

    @Override
    public Qwirkle newGame(Position position) {
        return new Engine(position);
    }
}
