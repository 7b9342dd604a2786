package chess;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.require;

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
 * <p>The contract of {@link #path} and {@link #capturePath} stands here once. Each kind of piece is a subtype that
 * keeps it: it answers for any two squares, and with a path that leads from the one to the other.
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

    /** Checks whether it is a piece of this kind. */
    final boolean is(Kind other) {
        return kind == other;
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

    // tag::contract[]
    /**
     * Returns the path that it would take to an empty square, or nothing if it does not
     * move like this.
     *
     * @pre  other_square    the squares differ (CH-11)
     * @post leads_there     the path leads from the one to the other (CH-11)
     * @post goes_or_leaps   each step but a leap leads to a neighbour of the square
     *       before; a leap is all of its path, and only who {@link #leaps} may leap
     *       (CH-04, CH-09)
     */
    // tag::path[]
    final Optional<Path> path(Square from, Square to) {
        // end::contract[]
        assert !from.equals(to) : require("CH-11 other_square", from, value());
        final Optional<Path> result = way(from, to);
        assert Certificate.leads(result, from, to)
                : ensure("CH-11 leads_there", result, value());
        assert Certificate.goesOrLeaps(this, result)
                : ensure("CH-09 goes_or_leaps", result, value());
        return result;
    }
    // end::path[]

    /**
     * Returns the path that it would take to capture a piece, or nothing if it does not capture like this.
     *
     * @pre  other_square    the squares differ (CH-11)
     * @post leads_there     the path leads from the one to the other (CH-11)
     * @post goes_or_leaps   each step but a leap leads to a neighbour of the square before; a leap is all of its path,
     *       and only who {@link #leaps} may leap (CH-04, CH-09)
     */
    final Optional<Path> capturePath(Square from, Square to) {
        assert !from.equals(to) : require("CH-11 other_square", from, value());
        final Optional<Path> result = captureWay(from, to);
        assert Certificate.leads(result, from, to) : ensure("CH-11 leads_there", result, value());
        assert Certificate.goesOrLeaps(this, result) : ensure("CH-09 goes_or_leaps", result, value());
        return result;
    }

    /** Returns the path to an empty square, as this kind of piece moves. The squares differ. */
    protected abstract Optional<Path> way(Square from, Square to);

    // tag::captureWay[]
    /** Returns the path to a piece that is captured: unless overridden, the same. */
    protected Optional<Path> captureWay(Square from, Square to) {
        return way(from, to);
    }
    // end::captureWay[]
}
