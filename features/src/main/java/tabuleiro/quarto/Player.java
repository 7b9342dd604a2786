package tabuleiro.quarto;

/** One of the two players, named by the order in which they place pieces (QT-01). */
public enum Player {
    /** Places the first piece of a game. */
    FIRST,
    /** Chooses the first piece of a game, and places the second. */
    SECOND;

    /** Returns the other player. */
    public Player opponent() {
        return this == FIRST ? SECOND : FIRST;
    }
}
