package tabuleiro.console.qwirkle.steps;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/**
 * A provider with its own way to shuffle and to begin games.
 *
 * @param right   the provider that all other queries ask
 * @param shuffle returns the bag for a seed
 * @param begin   returns the game for a start
 */
record Games(QwirkleProvider right, LongFunction<List<Tile>> shuffle, Function<Start, Qwirkle> begin)
        implements QwirkleProvider {

    @Override
    public List<Tile> shuffledBag(long seed) {
        return shuffle.apply(seed);
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Start start) {
        return right.whyNotNewGame(start);
    }

    @Override
    public Qwirkle newGame(Start start) {
        return begin.apply(start);
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return right.whyNotNewGame(position);
    }

    @Override
    public Qwirkle newGame(Position position) {
        return right.newGame(position);
    }
}
