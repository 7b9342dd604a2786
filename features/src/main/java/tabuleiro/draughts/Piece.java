package tabuleiro.draughts;

import java.util.Optional;
import java.util.stream.Stream;

/** What can stand on a square: a man or a king of one of the players. */
public enum Piece {
    /** A man of White, drawn {@code w}. */
    WHITE_MAN(Player.WHITE, 'w'),
    /** A king of White, drawn {@code W}. */
    WHITE_KING(Player.WHITE, 'W'),
    /** A man of Black, drawn {@code b}. */
    BLACK_MAN(Player.BLACK, 'b'),
    /** A king of Black, drawn {@code B}. */
    BLACK_KING(Player.BLACK, 'B');

    private final Player player;
    private final char mark;

    Piece(Player player, char mark) {
        this.player = player;
        this.mark = mark;
    }

    /** Returns the man of a player. */
    public static Piece man(Player player) {
        return player == Player.WHITE ? WHITE_MAN : BLACK_MAN;
    }

    /** Returns the king of a player. */
    public static Piece king(Player player) {
        return player == Player.WHITE ? WHITE_KING : BLACK_KING;
    }

    /** Returns the piece that is drawn like this, or nothing if none is. */
    public static Optional<Piece> drawn(char mark) {
        return Stream.of(values()).filter(piece -> piece.mark == mark).findFirst();
    }

    /** Returns the player to whom it belongs. */
    public Player player() {
        return player;
    }

    /** Checks whether it is a king, and not a man. */
    public boolean isKing() {
        return this == WHITE_KING || this == BLACK_KING;
    }

    /** Returns how it is drawn: a small letter for a man, a capital for a king. */
    public char mark() {
        return mark;
    }
}
