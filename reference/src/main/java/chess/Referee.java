package chess;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import tabuleiro.Reason;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Move;
import tabuleiro.chess.Position;
import tabuleiro.chess.Refusal;

/**
 * Why something must not be done: for each kind of action all refusals that are right, that is, those that apply in the
 * first group in which one does.
 *
 * @param state the state in which it would be done
 */
record Referee(State state) {

    private static final Set<Refusal> OF_RESUMING = EnumSet.range(Refusal.KINGS, Refusal.GAME_OVER);
    private static final Set<Refusal> OF_MOVE = ofMove();

    private static Set<Refusal> ofMove() {
        final Set<Refusal> found = EnumSet.range(Refusal.GAME_OVER, Refusal.PROMOTION_NOT_DUE);
        found.removeAll(EnumSet.range(Refusal.ALREADY_OFFERED, Refusal.NOT_FIFTY));
        return found;
    }

    /** Returns why no game can be resumed from a position. Without a king for each nobody can ask about check. */
    static Set<Refusal> ofResuming(Position position) {
        final Set<Refusal> faults = position.faults();
        return Reason.right(OF_RESUMING, refusal -> switch (refusal) {
            case OPPONENT_IN_CHECK -> !faults.contains(Refusal.KINGS)
                    && Situation.of(position.diagram()).isOpponentInCheck();
            case GAME_OVER -> State.of(position).ending().isPresent();
            default -> faults.contains(refusal);
        });
    }

    /** Returns one reason why no game can be resumed from a position, or nothing. */
    static Optional<Refusal> whyNot(Position position) {
        return ofResuming(position).stream().findFirst();
    }

    /** Returns why a move must not be made. */
    Set<Refusal> ofMove(Move move) {
        final Way way = new Way(state.situation(), move);
        return Reason.right(OF_MOVE, refusal -> switch (refusal.group()) {
            case OVER -> isOver();
            case MOVE -> way.isRefused(refusal);
            default -> way.leadsTo(refusal);
        });
    }

    /** Returns why the player to move must not offer a draw. */
    Set<Refusal> ofOffering() {
        return Reason.right(EnumSet.of(Refusal.GAME_OVER, Refusal.ALREADY_OFFERED, Refusal.OFFER_WAITS),
                refusal -> switch (refusal) {
                    case GAME_OVER -> isOver();
                    case ALREADY_OFFERED -> state.drawOffer().equals(Optional.of(state.nextToPlay()));
                    default -> doesOfferWait();
                });
    }

    /** Returns why the player to move must not accept a draw. */
    Set<Refusal> ofAccepting() {
        return overOr(Refusal.NOTHING_OFFERED, () -> !doesOfferWait());
    }

    private boolean doesOfferWait() {
        return state.drawOffer().equals(Optional.of(state.nextToPlay().opponent()));
    }

    /** Returns why the player to move must not claim a draw. */
    Set<Refusal> ofClaiming(Claim claim) {
        return overOr(claim == Claim.FIFTY_MOVES ? Refusal.NOT_FIFTY : Refusal.NOT_THREEFOLD,
                () -> !state.justifies(claim));
    }

    private Set<Refusal> overOr(Refusal other, BooleanSupplier applies) {
        return Reason.right(EnumSet.of(Refusal.GAME_OVER, other),
                refusal -> refusal == other ? applies.getAsBoolean() : isOver());
    }

    /** Returns why the player to move must not resign. */
    Set<Refusal> ofResigning() {
        return isOver() ? Set.of(Refusal.GAME_OVER) : Set.of();
    }

    private boolean isOver() {
        return state.ending().isPresent();
    }
}
