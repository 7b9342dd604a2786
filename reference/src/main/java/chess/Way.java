package chess;

import java.util.Optional;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Square;

/**
 * The way of a piece in a move that is not castling, to a square on which no piece of its own side stands.
 *
 * @param situation in which it would move
 * @param move      what it would do
 */
record Way(Situation situation, Move move) {

    /** Returns the piece that would move. */
    ChessPiece piece() {
        return situation.board().at(move.from()).orElseThrow();
    }

    private Optional<Path> path() {
        return piece().path(move.from(), move.to());
    }

    private Optional<Path> capturePath() {
        return piece().capturePath(move.from(), move.to());
    }

    /** Checks whether the piece neither moves nor captures like this, whatever stands on the board. */
    boolean isOfNoPiece() {
        return path().isEmpty() && capturePath().isEmpty();
    }

    // tag::isBlocked[]
    /** Checks whether a piece stands on a square that would be passed over. */
    boolean isBlocked() {
        return !situation.board().isFree(path()) && !situation.board().isFree(capturePath());
    }
    // end::isBlocked[]

    /** Checks whether a piece stands where the piece moves but does not capture. */
    boolean isCaptureStraightAhead() {
        return !isToEmptySquare() && capturePath().isEmpty();
    }

    /** Checks whether the piece would capture a pawn en passant that has not just moved two squares. */
    boolean isEnPassantTooLate() {
        final Square beside = new Square(move.from().row(), move.to().column());
        final boolean isFifthRow =
                move.from().row() == piece().player().opponent().homeRow() - 3 * piece().player().forward();
        return isCaptureOfNothing() && isFifthRow
                && situation.board().is(piece().player().opponent(), Kind.PAWN, beside);
    }

    /** Checks whether the piece only captures like this, and there is nothing to capture. */
    boolean isCaptureOfNothing() {
        return isToEmptySquare() && path().isEmpty() && !situation.reach(move.from()).contains(move.to());
    }

    private boolean isToEmptySquare() {
        return situation.board().isEmpty(move.to());
    }
}
