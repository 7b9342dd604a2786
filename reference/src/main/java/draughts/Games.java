package draughts;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.require;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** The provider of the games of this package: the only class that code outside needs to know. */
public final class Games implements DraughtsProvider {

    /** How many different numbers can be drawn (DR-40). */
    private static final long DRAWS = 1L + Integer.MAX_VALUE;

    @Override
    public Draughts newGame(Variant variant) {
        return new Engine(variant);
    }

    @Override
    public Optional<Ending> ending(Position position) {
        final Optional<Ending> result = position.fault().isPresent() ? Optional.empty() : State.of(position).ending();
        assert Certificate.isEnding(result, position) : ensure("DR-20 first_ending_applies", result, position);
        return result;
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return refusalsOfNewGame(position).stream().findFirst();
    }

    /** Returns all refusals of a position that are right; none if a game can be resumed from it. */
    public Set<Refusal> refusalsOfNewGame(Position position) {
        return Engine.refusals(position);
    }

    @Override
    public Draughts newGame(Position position) {
        return new Engine(position);
    }

    @Override
    public boolean canReach(Set<Square> occupied, Square from, Square to) {
        assert occupied.stream().allMatch(Square::isDark) : require("DR-01 dark_squares_only", occupied, "");
        assert occupied.contains(from) : require("DR-26 origin_is_occupied", from, occupied);
        assert !occupied.contains(to) : require("DR-26 target_is_empty", to, occupied);
        final boolean result = new FirstDelivery(occupied).canReach(from, to);
        assert result == Certificate.canReach(occupied, from, to) : ensure("DR-26 step_or_jumps", to, occupied);
        return result;
    }

    @Override
    public List<Integer> draws(long seed) {
        final List<Integer> result = new SplittableRandom(seed).longs(Match.MOST_DRAWS, 0, DRAWS)
                .mapToObj(number -> (int) number).toList();
        assert Certificate.areDraws(result) : ensure("DR-40 enough_numbers", seed, result);
        return result;
    }

    @Override
    public Match newMatch(Draughts game, List<Integer> draws) {
        assert !game.isOver() : require("DR-28 game_goes_on", "", game);
        assert Certificate.areDraws(draws) : require("DR-40 enough_numbers", draws, game);
        final Match result = new Pairing(game, draws);
        assert Certificate.isFirstDraw(result, draws) : ensure("DR-40 first_draw_sent", draws, game);
        return result;
    }
}
