package chess;

import java.util.Optional;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;

/**
 * A piece that knows its own way of moving and nothing else: no board, no other piece, no turn. Asked how it would get
 * from one square to another, it returns the path that it would take; the board decides whether the way is free.
 *
 * <p>Each kind of piece is a subtype. Add what you need, or arrange it otherwise: only {@link Games} must stay.
 */
abstract class ChessPiece {

    private final Player player;
    private final Kind kind;

    /** Makes a piece of a player. */
    ChessPiece(Player player, Kind kind) {
        this.player = player;
        this.kind = kind;
    }

    /** Returns the piece that moves as this value says. */
    static ChessPiece of(Piece piece) {
        final Player player = piece.player();
        return switch (piece.kind()) {
            case KING -> new King(player);
            case QUEEN -> new Queen(player);
            case ROOK -> new Rook(player);
            case BISHOP -> new Bishop(player);
            case KNIGHT -> new Knight(player);
            case PAWN -> new Pawn(player);
        };
    }

    /** Returns whose piece it is. */
    final Player player() {
        return player;
    }

    /** Returns the value that names it. */
    final Piece value() {
        return Piece.of(player, kind);
    }

    /** Returns the refusal of a move that is not its way. */
    abstract Refusal refusal();

    /** Checks whether it leaps: then its path enters no square but the last. */
    boolean leaps() {
        return false;
    }

    /**
     * Returns the path that it would take to an empty square, or nothing if it does not move like this.
     *
     * @pre  other_square  the squares differ (CH-11)
     * @post leads_there   the path leads from the one to the other (CH-11)
     * @post goes_or_leaps each step but a leap leads to a neighbour of the square before; a leap is all of its path,
     *       and only who {@link #leaps} may leap (CH-04, CH-09)
     */
    abstract Optional<Path> path(Square from, Square to);

    /** Returns the path that it would take to capture a piece: the same, unless this kind captures in another way. */
    Optional<Path> capturePath(Square from, Square to) {
        return path(from, to);
    }
}
