package tabuleiro.draughts;

/** One of the two players, named by the colour of their pieces (DR-03). */
public enum Player {
    /** Begins, and plays from row 1 towards row 8. */
    WHITE,
    /** Plays from row 8 towards row 1. */
    BLACK;

    /** Returns the other player. */
    public Player opponent() {
        return this == WHITE ? BLACK : WHITE;
    }
}
