package tabuleiro.chess;

/** One of the four ways to castle: with the rook on the king's side or on the queen's side, for each player (CH-13). */
public enum Castling {
    /** White castles with the rook on h1. */
    WHITE_KINGSIDE(Player.WHITE, 'K', "h1", "g1", "f1"),
    /** White castles with the rook on a1. */
    WHITE_QUEENSIDE(Player.WHITE, 'Q', "a1", "c1", "d1"),
    /** Black castles with the rook on h8. */
    BLACK_KINGSIDE(Player.BLACK, 'k', "h8", "g8", "f8"),
    /** Black castles with the rook on a8. */
    BLACK_QUEENSIDE(Player.BLACK, 'q', "a8", "c8", "d8");

    private static final int KINGS_COLUMN = 5;

    private final Player player;
    private final char letter;
    private final Square rookFrom;
    private final Square kingTo;
    private final Square rookTo;

    Castling(Player player, char letter, String rookFrom, String kingTo, String rookTo) {
        this.player = player;
        this.letter = letter;
        this.rookFrom = Square.parse(rookFrom);
        this.kingTo = Square.parse(kingTo);
        this.rookTo = Square.parse(rookTo);
    }

    /** Returns who castles. */
    public Player player() {
        return player;
    }

    /** Returns its letter in a FEN. */
    public char letter() {
        return letter;
    }

    /** Returns the square on which the king starts: e1 or e8. */
    public Square kingFrom() {
        return new Square(player.homeRow(), KINGS_COLUMN);
    }

    /** Returns the square on which the rook starts. */
    public Square rookFrom() {
        return rookFrom;
    }

    /** Returns the square to which the king goes. */
    public Square kingTo() {
        return kingTo;
    }

    /** Returns the square to which the rook goes: the one that the king crosses. */
    public Square rookTo() {
        return rookTo;
    }
}
