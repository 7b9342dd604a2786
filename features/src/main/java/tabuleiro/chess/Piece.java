package tabuleiro.chess;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * A piece: whose it is and of which kind. It is written as one letter, a capital for White and a small one for Black.
 * How it moves is not known here: that is the engine's task.
 */
public enum Piece {
    /** K. */
    WHITE_KING(Player.WHITE, Kind.KING),
    /** Q. */
    WHITE_QUEEN(Player.WHITE, Kind.QUEEN),
    /** R. */
    WHITE_ROOK(Player.WHITE, Kind.ROOK),
    /** B. */
    WHITE_BISHOP(Player.WHITE, Kind.BISHOP),
    /** N. */
    WHITE_KNIGHT(Player.WHITE, Kind.KNIGHT),
    /** P. */
    WHITE_PAWN(Player.WHITE, Kind.PAWN),
    /** k. */
    BLACK_KING(Player.BLACK, Kind.KING),
    /** q. */
    BLACK_QUEEN(Player.BLACK, Kind.QUEEN),
    /** r. */
    BLACK_ROOK(Player.BLACK, Kind.ROOK),
    /** b. */
    BLACK_BISHOP(Player.BLACK, Kind.BISHOP),
    /** n. */
    BLACK_KNIGHT(Player.BLACK, Kind.KNIGHT),
    /** p. */
    BLACK_PAWN(Player.BLACK, Kind.PAWN);

    private final Player player;
    private final Kind kind;

    Piece(Player player, Kind kind) {
        this.player = player;
        this.kind = kind;
    }

    /** Returns whose piece it is. */
    public Player player() {
        return player;
    }

    /** Returns which kind of piece it is. */
    public Kind kind() {
        return kind;
    }

    /** Returns the piece of a player and a kind. */
    public static Piece of(Player player, Kind kind) {
        return values()[player.ordinal() * Kind.values().length + kind.ordinal()];
    }

    /** Returns its letter: a capital for White, a small one for Black. */
    public char letter() {
        return player == Player.WHITE ? kind.letter() : Character.toLowerCase(kind.letter());
    }

    /**
     * Returns the piece with this letter.
     *
     * @return nothing if no piece has this letter
     */
    public static Optional<Piece> of(char letter) {
        return Arrays.stream(values()).filter(piece -> piece.letter() == letter).findFirst();
    }

    /** Returns its name, such as {@code white king}. */
    public String words() {
        return player.name().toLowerCase(Locale.ROOT) + " " + kind.words();
    }
}
