package draughts;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.Contract;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** Makes the games of this package. */
public final class Games implements DraughtsProvider {

    @Override
    public Draughts newGame(Variant variant) {
        return new Engine(variant);
    }

    @Override
    public Optional<Ending> ending(Position position) {
        return Engine.endingOf(position);
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
        assert occupied.stream().allMatch(Square::isDark)
                : Contract.require("dark_squares_only", "DR-01", occupied, "");
        assert occupied.contains(from) : Contract.require("origin_is_occupied", "DR-26", from, occupied);
        assert !occupied.contains(to) : Contract.require("target_is_empty", "DR-26", to, occupied);
        final boolean isStep = from.row() - to.row() == 1 && Math.abs(from.column() - to.column()) == 1;
        return isStep || canJump(occupied, from, to);
    }

    private static boolean canJump(Set<Square> occupied, Square from, Square to) {
        for (int right = -1; right <= 1; right += 2) {
            if (Square.exists(from.row() - 2, from.column() + 2 * right)) {
                final Square over = new Square(from.row() - 1, from.column() + right);
                final Square landing = new Square(from.row() - 2, from.column() + 2 * right);
                if (occupied.contains(over) && !occupied.contains(landing)
                        && (landing.equals(to) || canJump(occupied, landing, to))) {
                    return true;
                }
            }
        }
        return false;
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
