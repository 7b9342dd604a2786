package tabuleiro.tiny;

/** One of the two players, in the order in which they play (TY-02). */
public enum Player {
    /** Puts the first stone. */
    FIRST,
    /** Puts the second stone. */
    SECOND;

    /** Returns the character of this player's stones in a picture: {@code 1} or {@code 2}. */
    public char digit() {
        return (char) ('1' + ordinal());
    }
}
