package chess;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Diagram;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Player;
import tabuleiro.chess.Square;

/**
 * All that decides which moves are legal. It never changes: a move makes another situation.
 *
 * @param board          the pieces
 * @param nextToPlay     whose turn it is
 * @param castlingRights the ways to castle for which neither king nor rook has moved
 * @param enPassant      the square that a pawn has just passed, or nothing
 */
record Situation(Board board, Player nextToPlay, Set<Castling> castlingRights, Optional<Square> enPassant) {

    /** Returns the situation that a diagram shows. */
    static Situation of(Diagram diagram) {
        return new Situation(Board.of(diagram.pieces()), diagram.nextToPlay(), diagram.castlingRights(),
                diagram.enPassant());
    }

    /** Returns what counts for the repetition of a position: its en passant square only if a legal move captures. */
    Diagram diagram() {
        final boolean isCapture = enPassant.isPresent() && legalMoves().stream().anyMatch(this::isEnPassant);
        return new Diagram(board.pieces(), nextToPlay, castlingRights, isCapture ? enPassant : Optional.empty());
    }

    /** Returns the squares that the piece on a square reaches, whoever's turn it is; none if there is no piece. */
    Set<Square> reach(Square from) {
        return board.isEmpty(from) ? Set.of()
                : Square.ALL.stream().filter(to -> reaches(from, to)).collect(Collectors.toUnmodifiableSet());
    }

    /** Checks whether the piece on one square reaches another. */
    boolean reaches(Square from, Square to) {
        if (from.equals(to)) {
            return false;
        }
        final ChessPiece piece = board.at(from).orElseThrow();
        if (board.isEmpty(to)) {
            return board.isFree(piece.path(from, to)) || isEnPassant(from, to);
        }
        return !board.isOf(piece.player(), to) && board.isFree(piece.capturePath(from, to));
    }

    /** Checks whether a pawn of the player to move captures en passant. */
    private boolean isEnPassant(Square from, Square to) {
        return enPassant.isPresent() && enPassant.get().equals(to) && board.is(nextToPlay, Kind.PAWN, from)
                && board.at(from).orElseThrow().capturePath(from, to).isPresent();
    }

    private boolean isEnPassant(Move move) {
        return isEnPassant(move.from(), move.to());
    }

    /** Checks whether the player to move is in check. */
    boolean isCheck() {
        return isAttacked(board);
    }

    /** Checks whether the player who is not to move is in check. */
    boolean isOpponentInCheck() {
        return board.isAttacked(board.king(nextToPlay.opponent()), nextToPlay);
    }

    /** Checks whether the king of the player to move is not attacked after a move, whatever a pawn becomes by it. */
    boolean isSafe(Move move) {
        return !isAttacked(board.after(new Move(move.from(), move.to())));
    }

    private boolean isAttacked(Board after) {
        return after.isAttacked(after.king(nextToPlay), nextToPlay.opponent());
    }

    /** Checks whether there is a legal move. */
    boolean hasLegalMove() {
        return new LegalMoves(this).exist();
    }

    /** Returns the legal moves in their order. */
    List<Move> legalMoves() {
        return new LegalMoves(this).all();
    }

    /** Checks whether a pawn goes to the last row. */
    boolean promotes(Move move) {
        return move.to().row() == nextToPlay.opponent().homeRow() && board.is(nextToPlay, Kind.PAWN, move.from());
    }

    /** Returns the situation after a legal move. */
    Situation after(Move move) {
        return new Situation(board.after(move), nextToPlay.opponent(), rightsAfter(move), board.passed(move));
    }

    private Set<Castling> rightsAfter(Move move) {
        return castlingRights.stream().filter(right -> !touches(right, move.from()) && !touches(right, move.to()))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static boolean touches(Castling right, Square square) {
        return square.equals(right.kingFrom()) || square.equals(right.rookFrom());
    }
}
