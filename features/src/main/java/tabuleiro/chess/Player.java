package tabuleiro.chess;

/** One of the two players, in the order of play (CH-01). */
public enum Player {
    /** Begins, and plays up the board, from row 1 to row 8. */
    WHITE,
    /** Plays down the board, from row 8 to row 1. */
    BLACK;

    /** Returns the other player. */
    public Player opponent() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** Returns the row on which the king and the other large pieces start: 1 or {@value Chess#SIZE}. */
    public int homeRow() {
        return this == WHITE ? 1 : Chess.SIZE;
    }

    /** Returns what a step forward adds to the row: 1 or -1. */
    public int forward() {
        return this == WHITE ? 1 : -1;
    }
}
