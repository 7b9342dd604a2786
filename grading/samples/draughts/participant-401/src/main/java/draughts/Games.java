package draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
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
                : Contract.require("DR-01 dark_squares_only", occupied, "");
        assert occupied.contains(from) : Contract.require("DR-26 origin_is_occupied", from, occupied);
        assert !occupied.contains(to) : Contract.require("DR-26 target_is_empty", to, occupied);
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
        final Random random = new Random(seed);
        final List<Integer> draws = new ArrayList<>();
        while (draws.size() < Match.MOST_DRAWS) {
            draws.add(random.nextInt() & Integer.MAX_VALUE);
        }
        return draws;
    }

    @Override
    public Match newMatch(Draughts game, List<Integer> draws) {
        assert !game.isOver() : Contract.require("DR-28 game_goes_on", "", game);
        assert draws.size() == Match.MOST_DRAWS && draws.stream().allMatch(draw -> draw >= 0)
                : Contract.require("DR-40 enough_numbers", draws, game);
        return new Pairing(game, draws);
    }
}
