package chess;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Position;
import tabuleiro.chess.Refusal;

/**
 * Why something must not be done: the reasons of each kind of action, in the order in which they are returned.
 *
 * @param state the state in which it would be done
 */
record Referee(State state) {

    /** Something that may be wrong, found out only if nothing before it is. */
    private record Objection(Refusal refusal, BooleanSupplier applies) {
    }

    /** Returns why no game can be resumed from a position, or nothing. */
    static Optional<Refusal> whyNotResume(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        final State state = State.of(position);
        return first(
                new Objection(Refusal.OPPONENT_IN_CHECK,
                        () -> state.situation().isOpponentInCheck()),
                new Objection(Refusal.GAME_OVER, () -> state.ending().isPresent()));
    }

    Optional<Refusal> whyNotMove(Move move) {
        final Optional<Refusal> refusal = whyNotTouch(move);
        if (refusal.isPresent()) {
            return refusal;
        }
        final Optional<Castling> castling = state.situation().board().castling(move);
        final Optional<Refusal> wrongWay = castling.isPresent() ? whyNotCastle(castling.get()) : whyNotReach(move);
        return wrongWay.isPresent() ? wrongWay : whyNotEnd(move);
    }

    private Optional<Refusal> whyNotTouch(Move move) {
        final Board board = state.situation().board();
        return first(
                new Objection(Refusal.GAME_OVER, () -> state.ending().isPresent()),
                new Objection(Refusal.NO_PIECE, () -> board.isEmpty(move.from())),
                new Objection(Refusal.NOT_YOURS, () -> !board.isOf(state.nextToPlay(), move.from())),
                new Objection(Refusal.SAME_SQUARE, () -> move.from().equals(move.to())),
                new Objection(Refusal.OWN_PIECE_THERE, () -> board.isOf(state.nextToPlay(), move.to())));
    }

    private Optional<Refusal> whyNotReach(Move move) {
        final Way way = new Way(state.situation(), move);
        return first(
                new Objection(way.piece().refusal(), way::isOfNoPiece),
                new Objection(Refusal.BLOCKED, way::isBlocked),
                new Objection(Refusal.PAWN_AHEAD_BLOCKED, way::isCaptureStraightAhead),
                new Objection(Refusal.EN_PASSANT_TOO_LATE, way::isEnPassantTooLate),
                new Objection(Refusal.PAWN_TAKES_NOTHING, way::isCaptureOfNothing));
    }

    private Optional<Refusal> whyNotCastle(Castling castling) {
        final CastlingRules rules = new CastlingRules(state.situation(), castling);
        return first(
                new Objection(Refusal.CASTLING_LOST, rules::isLost),
                new Objection(Refusal.CASTLING_BLOCKED, rules::isBlocked),
                new Objection(Refusal.CASTLES_OUT_OF_CHECK, rules::isOutOfCheck),
                new Objection(Refusal.CASTLES_THROUGH_CHECK, rules::isThroughCheck),
                new Objection(Refusal.CASTLES_INTO_CHECK, rules::isIntoCheck));
    }

    /** Returns why a move of a piece that goes this way must not be made all the same. */
    private Optional<Refusal> whyNotEnd(Move move) {
        final Situation situation = state.situation();
        final boolean isPromotion = situation.promotes(move);
        return first(
                new Objection(Refusal.STILL_IN_CHECK, () -> !situation.isSafe(move) && situation.isCheck()),
                new Objection(Refusal.EXPOSES_KING, () -> !situation.isSafe(move)),
                new Objection(Refusal.PROMOTION_MISSING, () -> isPromotion && move.promotion().isEmpty()),
                new Objection(Refusal.PROMOTION_WRONG_PIECE, () -> isPromotion && !becomesAnOfficer(move)),
                new Objection(Refusal.PROMOTION_NOT_DUE, () -> !isPromotion && move.promotion().isPresent()));
    }

    private static boolean becomesAnOfficer(Move move) {
        return move.promotion().filter(Kind.PROMOTIONS::contains).isPresent();
    }

    Optional<Refusal> whyNotOfferDraw() {
        return first(
                new Objection(Refusal.GAME_OVER, () -> state.ending().isPresent()),
                new Objection(Refusal.ALREADY_OFFERED, () -> state.drawOffer().equals(Optional.of(state.nextToPlay()))),
                new Objection(Refusal.OFFER_WAITS, this::isOpponentsOfferWaiting));
    }

    Optional<Refusal> whyNotAcceptDraw() {
        return first(
                new Objection(Refusal.GAME_OVER, () -> state.ending().isPresent()),
                new Objection(Refusal.NOTHING_OFFERED, () -> !isOpponentsOfferWaiting()));
    }

    private boolean isOpponentsOfferWaiting() {
        return state.drawOffer().equals(Optional.of(state.nextToPlay().opponent()));
    }

    Optional<Refusal> whyNotClaimDraw(Claim claim) {
        final Refusal unjustified = claim == Claim.FIFTY_MOVES ? Refusal.NOT_FIFTY : Refusal.NOT_THREEFOLD;
        return first(
                new Objection(Refusal.GAME_OVER, () -> state.ending().isPresent()),
                new Objection(unjustified, () -> !state.justifies(claim)));
    }

    Optional<Refusal> whyNotResign() {
        return first(new Objection(Refusal.GAME_OVER, () -> state.ending().isPresent()));
    }

    /** Returns the first refusal that applies, or nothing. */
    private static Optional<Refusal> first(Objection... objections) {
        return Stream.of(objections).filter(each -> each.applies.getAsBoolean()).map(Objection::refusal).findFirst();
    }
}
