package tabuleiro.connectfour;

/** One of the two players, named by the order in which they play (C4-03). */
public enum Player {
    /** Plays the first disc of a game. */
    FIRST,
    /** Plays the second disc of a game. */
    SECOND;

    /** Returns the other player. */
    public Player opponent() {
        return this == FIRST ? SECOND : FIRST;
    }

    /** Returns the digit of this player's discs in a picture of the grid: {@code 1} or {@code 2}. */
    public char digit() {
        return (char) ('1' + ordinal());
    }
}
