package chess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Square;

/** The pieces on the squares. It decides whether a way is free, and never changes: a move makes another board. */
final class Board {

    /** How many squares a king goes when it castles, and a pawn in its long move. */
    private static final int TWO = 2;

    /** What stands on each square, in the order of {@link Square#ALL}. Nothing outside may change it. */
    private final List<Optional<ChessPiece>> pieces;

    private Board(List<Optional<ChessPiece>> pieces) {
        this.pieces = pieces;
    }

    /** Returns the board with these pieces, given in the order of {@link Square#ALL}. */
    static Board of(List<Optional<Piece>> pieces) {
        return new Board(pieces.stream().map(piece -> piece.map(ChessPiece::of)).toList());
    }

    /** Returns the pieces, in the order of {@link Square#ALL}. */
    List<Optional<Piece>> pieces() {
        return pieces.stream().map(piece -> piece.map(ChessPiece::value)).toList();
    }

    /** Returns the piece on a square, or nothing if it is empty. */
    Optional<ChessPiece> at(Square square) {
        return pieces.get(square.index());
    }

    /** Checks whether a square is empty. */
    boolean isEmpty(Square square) {
        return at(square).isEmpty();
    }

    /** Checks whether a piece of this player stands on a square. */
    boolean isOf(Player player, Square square) {
        final Optional<ChessPiece> piece = at(square);
        return piece.isPresent() && piece.get().player() == player;
    }

    /** Checks whether a piece of this player and kind stands on a square. */
    boolean is(Player player, Kind kind, Square square) {
        return isOf(player, square) && at(square).orElseThrow().is(kind);
    }

    /** Checks whether there is a path and no piece stands on a square that it passes over. */
    boolean isFree(Optional<Path> path) {
        return path.isPresent() && isFree(path.get());
    }

    private boolean isFree(Path path) {
        for (int step = 1; step < path.steps(); step++) {
            if (!isEmpty(path.after(step))) {
                return false;
            }
        }
        return true;
    }

    /** Checks whether a piece of this player could capture on a square, if it can be captured there. */
    boolean isAttacked(Square target, Player by) {
        for (Square from : Square.ALL) {
            if (isOf(by, from) && captures(from, target)) {
                return true;
            }
        }
        return false;
    }

    private boolean captures(Square from, Square target) {
        return !from.equals(target) && isFree(at(from).orElseThrow().capturePath(from, target));
    }

    /** Returns where the king of this player stands. */
    Square king(Player player) {
        int index = 0;
        while (!is(player, Kind.KING, Square.ALL.get(index))) {
            index++;
        }
        return Square.ALL.get(index);
    }

    /** Returns the board after a move of the piece on its first square, which is not checked. */
    Board after(Move move) {
        final ChessPiece piece = at(move.from()).orElseThrow();
        final List<Optional<ChessPiece>> next = new ArrayList<>(pieces);
        captureSquare(move).ifPresent(square -> next.set(square.index(), Optional.empty()));
        next.set(move.to().index(), Optional.of(promoted(piece, move)));
        next.set(move.from().index(), Optional.empty());
        castling(move).ifPresent(castling -> Collections.swap(
                next, castling.rookFrom().index(), castling.rookTo().index()));
        return new Board(next);
    }

    private static ChessPiece promoted(ChessPiece piece, Move move) {
        return move.promotion().isEmpty() ? piece
                : ChessPiece.of(Piece.of(piece.player(), move.promotion().get()));
    }

    /** Returns the square of the piece that a move captures: where it goes or, en passant, beside its first square. */
    Optional<Square> captureSquare(Move move) {
        if (!isEmpty(move.to())) {
            return Optional.of(move.to());
        }
        final boolean isEnPassant = at(move.from()).orElseThrow().is(Kind.PAWN)
                && move.from().column() != move.to().column();
        return isEnPassant ? Optional.of(new Square(move.from().row(), move.to().column())) : Optional.empty();
    }

    /** Returns the square that a pawn passes in its move of two squares; nothing if the move is another. */
    Optional<Square> passed(Move move) {
        final boolean isPawn = at(move.from()).orElseThrow().is(Kind.PAWN);
        return isPawn && Math.abs(move.to().row() - move.from().row()) == TWO
                ? Optional.of(Path.line(move.from(), move.to()).after(1)) : Optional.empty();
    }

    /** Returns which castling a move is: that of a king at home that goes two squares along its row. */
    Optional<Castling> castling(Move move) {
        final boolean isTwoAside = Math.abs(move.to().column() - move.from().column()) == TWO;
        return !isTwoAside ? Optional.empty() : Stream.of(Castling.values())
                .filter(castling -> move.from().equals(castling.kingFrom()) && move.to().equals(castling.kingTo()))
                .filter(castling -> is(castling.player(), Kind.KING, move.from())).findFirst();
    }
}
