package draughts;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** Makes the games of this package: the one class that the rest of the world asks for. */
public final class Games implements DraughtsProvider {

    @Override
    public Draughts newGame(Variant variant) {
        return new Engine(variant);
    }

    @Override
    public Optional<Ending> ending(Position position) {
        throw new UnsupportedOperationException("TODO 6: ending — see DR-20, that of a position");
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return Engine.whyNot(position);
    }

    @Override
    public Draughts newGame(Position position) {
        return new Engine(position);
    }

    @Override
    public boolean canReach(Set<Square> occupied, Square from, Square to) {
        throw new UnsupportedOperationException("TODO 2: canReach — see DR-26, a plain move or any number of jumps");
    }

    @Override
    public List<Integer> draws(long seed) {
        throw new UnsupportedOperationException("TODO 7: draws — see DR-40, a hundred numbers");
    }

    @Override
    public Match newMatch(Draughts game, List<Integer> draws) {
        return new Pairing(game, draws);
    }
}
