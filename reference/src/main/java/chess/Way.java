package chess;

import java.util.Optional;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/**
 * The way of a piece in a move: which refusals apply to it, each asked for itself.
 *
 * @param situation in which it would move
 * @param move      what it would do
 */
record Way(Situation situation, Move move) {

    /** Checks whether a refusal of the piece, the square or the way applies. */
    boolean isRefused(Refusal refusal) {
        return switch (refusal) {
            case NO_PIECE -> isToEmpty(move.from());
            case NOT_YOURS -> situation.board().isOf(situation.nextToPlay().opponent(), move.from());
            case SAME_SQUARE -> isNowhere();
            default -> !isToEmpty(move.from()) && !isNowhere() && isRefusedThere(refusal);
        };
    }

    private boolean isNowhere() {
        return move.from().equals(move.to());
    }

    private boolean isToEmpty(Square square) {
        return situation.board().isEmpty(square);
    }

    /** Checks whether a refusal applies to the move of a piece to another square. */
    private boolean isRefusedThere(Refusal refusal) {
        return switch (refusal) {
            case OWN_PIECE_THERE -> situation.board().isOf(piece().player(), move.to());
            case BLOCKED -> isBlocked();
            case PAWN_AHEAD_BLOCKED -> isCaptureStraightAhead();
            case EN_PASSANT_TOO_LATE -> isCaptureOfNothing() && isBesideFifthRowPawn();
            case PAWN_TAKES_NOTHING -> isCaptureOfNothing() && !isBesideFifthRowPawn();
            default -> castling().isPresent() ? castling().get().isRefused(refusal)
                    : refusal == piece().refusal() && !isItsWay();
        };
    }

    private ChessPiece piece() {
        return situation.board().at(move.from()).orElseThrow();
    }

    private Optional<CastlingRules> castling() {
        return situation.board().castling(move).map(castling -> new CastlingRules(situation, castling));
    }

    private Optional<Path> path() {
        return piece().path(move.from(), move.to());
    }

    private Optional<Path> capturePath() {
        return piece().capturePath(move.from(), move.to());
    }

    /** Checks whether the piece moves or captures like this, whatever stands on the board. */
    private boolean isItsWay() {
        return path().isPresent() || capturePath().isPresent();
    }

    // tag::isBlocked[]
    /** Checks whether a piece stands on a square that would be passed over. */
    private boolean isBlocked() {
        return isItsWay() && !situation.board().isFree(path())
                && !situation.board().isFree(capturePath());
    }
    // end::isBlocked[]

    /** Checks whether an enemy piece stands where the piece moves but does not capture. */
    private boolean isCaptureStraightAhead() {
        return situation.board().isOf(piece().player().opponent(), move.to())
                && path().isPresent() && capturePath().isEmpty();
    }

    /** Checks whether the piece only captures like this, and there is nothing to capture. */
    private boolean isCaptureOfNothing() {
        return isToEmpty(move.to()) && path().isEmpty() && capturePath().isPresent()
                && !situation.reaches(move.from(), move.to());
    }

    /** Checks whether an enemy pawn stands beside the piece on the row that its move of two squares leads to. */
    private boolean isBesideFifthRowPawn() {
        final Square beside = new Square(move.from().row(), move.to().column());
        final int fifthRow = piece().player().opponent().homeRow() - 3 * piece().player().forward();
        return move.from().row() == fifthRow
                && situation.board().is(piece().player().opponent(), Kind.PAWN, beside);
    }

    /** Checks whether a refusal of what the move leads to applies, if the way of the piece is right. */
    boolean leadsTo(Refusal refusal) {
        final boolean isPromotion = situation.promotes(move);
        final boolean becomesOfficer = move.promotion().filter(Kind.PROMOTIONS::contains).isPresent();
        return switch (refusal) {
            case STILL_IN_CHECK -> situation.isCheck() && !situation.isSafe(move);
            case EXPOSES_KING -> !situation.isCheck() && !situation.isSafe(move);
            case PROMOTION_MISSING -> isPromotion && move.promotion().isEmpty();
            case PROMOTION_WRONG_PIECE -> isPromotion && move.promotion().isPresent() && !becomesOfficer;
            default -> !isPromotion && move.promotion().isPresent();
        };
    }
}
