package chess;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Diagram;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Square;

/**
 * The comparison of the state before and after a move. Only assertions use it.
 *
 * @param old the state before
 * @param now the state after
 */
record Change(State old, State now) {

    /** Checks that the piece, or what it is promoted to, stands where it goes, and its square is empty. */
    boolean isOfPiece(Move move) {
        final Optional<Piece> moved = piece(old, move.from());
        final Optional<Piece> expected = move.promotion().isEmpty() ? moved
                : Optional.of(Piece.of(old.nextToPlay(), move.promotion().get()));
        return moved.isPresent() && piece(now, move.from()).isEmpty() && piece(now, move.to()).equals(expected);
    }

    private static Optional<Piece> piece(State state, Square square) {
        return state.situation().board().at(square).map(ChessPiece::value);
    }

    /** Checks that every square is as it was but for those of the move, the rook and the pawn captured en passant. */
    boolean keepsOthers(Move move) {
        final Set<Square> touched = new HashSet<>(List.of(move.from(), move.to()));
        castling(move).ifPresent(castling -> touched.addAll(List.of(castling.rookFrom(), castling.rookTo())));
        enPassant(move).ifPresent(touched::add);
        return Square.ALL.stream().allMatch(
                square -> touched.contains(square) || piece(now, square).equals(piece(old, square)))
                && castling(move).stream().allMatch(castling -> piece(now, castling.rookFrom()).isEmpty()
                        && piece(now, castling.rookTo()).equals(piece(old, castling.rookFrom())))
                && enPassant(move).stream().allMatch(square -> piece(now, square).isEmpty());
    }

    private Optional<Castling> castling(Move move) {
        final boolean isCastling = is(Kind.KING, move) && move.from().column() == 5
                && Math.abs(move.to().column() - move.from().column()) > 1;
        return Set.of(Castling.values()).stream()
                .filter(castling -> isCastling && castling.kingTo().equals(move.to())).findFirst();
    }

    private Optional<Square> enPassant(Move move) {
        return is(Kind.PAWN, move) && old.situation().enPassant().equals(Optional.of(move.to()))
                && move.from().column() != move.to().column()
                ? Optional.of(new Square(move.from().row(), move.to().column())) : Optional.empty();
    }

    private boolean is(Kind kind, Move move) {
        return piece(old, move.from()).filter(piece -> piece.kind() == kind).isPresent();
    }

    /** Checks that the captured piece, if there is one, has been added to those captured. */
    boolean listsCapture(Move move) {
        final List<Piece> expected = new ArrayList<>(old.captured());
        expected.addAll(captured(move).stream().toList());
        return now.captured().equals(expected);
    }

    private Optional<Piece> captured(Move move) {
        return piece(old, enPassant(move).orElse(move.to()));
    }

    /** Checks that the castling rights are lost whose king or rook is not any more where it was, and no others. */
    boolean losesRights() {
        final Set<Castling> lost = new HashSet<>(old.situation().castlingRights());
        final boolean losesNone = lost.containsAll(now.situation().castlingRights());
        lost.removeAll(now.situation().castlingRights());
        return losesNone && Set.of(Castling.values()).stream()
                .filter(right -> old.situation().castlingRights().contains(right))
                .allMatch(right -> lost.contains(right) == (hasLeft(right.kingFrom()) || hasLeft(right.rookFrom())));
    }

    private boolean hasLeft(Square square) {
        return !piece(now, square).equals(piece(old, square));
    }

    /** Checks that the en passant square is the one that a pawn has passed in this move, if any. */
    boolean knowsPassed(Move move) {
        final int rows = move.to().row() - move.from().row();
        final Optional<Square> passed = is(Kind.PAWN, move) && rows * rows == 4
                ? Optional.of(new Square(move.from().row() + rows / 2, move.from().column())) : Optional.empty();
        return now.situation().enPassant().equals(passed);
    }

    /** Checks that the clock begins anew or goes on, and that the moves are counted. */
    boolean countsOn() {
        final int clock = isIrreversible() ? 0 : old.halfmoveClock() + 1;
        return now.halfmoveClock() == clock
                && now.moveNumber() == old.moveNumber() + (old.nextToPlay() == Player.BLACK ? 1 : 0);
    }

    /** Checks whether a pawn is not where it was, or there are fewer pieces. */
    private boolean isIrreversible() {
        return Square.ALL.stream().anyMatch(square -> isPawn(old, square) != isPawn(now, square))
                || count(now) < count(old);
    }

    private static boolean isPawn(State state, Square square) {
        return piece(state, square).filter(piece -> piece.kind() == Kind.PAWN).isPresent();
    }

    private static long count(State state) {
        return state.situation().board().pieces().stream().flatMap(Optional::stream).count();
    }

    /** Checks that the position before is the last of the earlier ones, unless none of them can occur again. */
    boolean keepsEarlier() {
        final List<Diagram> expected = new ArrayList<>(old.earlier());
        expected.add(new Certificate(old).diagram());
        return now.earlier().equals(isIrreversible()
                || !now.situation().castlingRights().containsAll(old.situation().castlingRights())
                ? List.of() : expected);
    }

    /** Checks that the move has been added to all moves. */
    boolean listsMove(Move move) {
        return now.moves().size() == old.moves().size() + 1 && now.moves().subList(0, old.moves().size())
                .equals(old.moves()) && now.moves().get(old.moves().size()).equals(move);
    }

    /** Checks that an offer of the player who moved waits, that of the opponent does not, and none does at the end. */
    boolean declinesOffer() {
        final boolean waits = old.drawOffer().equals(Optional.of(old.nextToPlay())) && now.ending().isEmpty();
        return now.drawOffer().equals(waits ? old.drawOffer() : Optional.empty());
    }

    /** Checks that the opponent is next. */
    boolean passesTurn() {
        return now.nextToPlay() == old.nextToPlay().opponent();
    }

    /** Checks that the player to move has offered a draw. */
    boolean offers() {
        return now.drawOffer().equals(Optional.of(old.nextToPlay()));
    }

    /** Checks that nothing but the offer has changed. */
    boolean isOnlyTheOffer() {
        return keepsBoard() && now.settled().equals(old.settled());
    }

    /** Checks that all is as it was but for an offer and the end of the game. */
    boolean keepsBoard() {
        return now.situation().equals(old.situation()) && now.halfmoveClock() == old.halfmoveClock()
                && now.moveNumber() == old.moveNumber() && now.captured().equals(old.captured())
                && now.earlier().equals(old.earlier()) && now.moves().equals(old.moves());
    }
}
