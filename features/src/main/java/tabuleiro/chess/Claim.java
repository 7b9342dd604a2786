package tabuleiro.chess;

/** Why the player to move may claim a draw. */
public enum Claim {
    /** The position on the board has occurred for the third time (CH-21). */
    THREEFOLD_REPETITION(Ending.THREEFOLD_REPETITION),
    /** Fifty moves of each player have passed without a pawn move and without a capture (CH-22). */
    FIFTY_MOVES(Ending.FIFTY_MOVES);

    private final Ending ending;

    Claim(Ending ending) {
        this.ending = ending;
    }

    /** Returns how the game has ended when this has been claimed. */
    public Ending ending() {
        return ending;
    }
}
