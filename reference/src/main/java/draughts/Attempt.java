package draughts;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.Reason;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;

/**
 * A way that somebody asks about, which need not be legal.
 *
 * @param state of the game
 * @param way   any squares
 */
record Attempt(State state, List<Square> way) {

    /** The refusals that are asked before what the whole way captures. */
    private static final Set<Refusal> ASKED =
            EnumSet.of(Refusal.GAME_OVER, Refusal.NO_WAY, Refusal.NO_PIECE, Refusal.NOT_YOURS);

    static {
        ASKED.addAll(Leg.REFUSALS);
    }

    /** Returns all refusals that are right; none if the move is legal. */
    Set<Refusal> refusals() {
        final Optional<Leg> illegal = illegalLeg();
        final Set<Refusal> found = Reason.right(ASKED, refusal -> applies(refusal, illegal));
        if (!found.isEmpty()) {
            return found;
        }
        return state.rules().whyNot(state.run(way), state.turns().captures()).map(Set::of).orElse(Set.of());
    }

    private boolean applies(Refusal refusal, Optional<Leg> illegal) {
        return switch (refusal) {
            case GAME_OVER -> state.ending().isPresent();
            case NO_WAY -> way.size() <= 1;
            case NO_PIECE -> !way.isEmpty() && state.board().isEmpty(way.get(0));
            case NOT_YOURS -> !way.isEmpty() && state.board().has(state.nextToPlay().opponent(), way.get(0));
            default -> illegal.filter(leg -> leg.applies(refusal)).isPresent();
        };
    }

    /** Returns the first leg that must not be made; nothing if there is none, or no piece that could make it. */
    private Optional<Leg> illegalLeg() {
        if (way.isEmpty() || state.board().isEmpty(way.get(0))) {
            return Optional.empty();
        }
        Run run = Run.of(state.board(), way.get(0));
        for (Square to : way.subList(1, way.size())) {
            final Leg leg = Leg.of(state.rules(), run, to);
            if (!leg.isLegal()) {
                return Optional.of(leg);
            }
            run = leg.made();
        }
        return Optional.empty();
    }
}
