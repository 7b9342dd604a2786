package draughts;

import tabuleiro.draughts.Draughts;

/**
 * The turns that are counted for draws.
 *
 * @param kingTurns    the turns in a row that were moves of kings without a capture (DR-18)
 * @param endgameTurns the turns that were played with the same few pieces (DR-19)
 */
record Counted(int kingTurns, int endgameTurns) {

    /** No turns at all. */
    static final Counted NONE = new Counted(0, 0);

    /** Checks whether kings have moved for so many turns that the game is a draw (DR-18). */
    boolean endsKingTurns() {
        return kingTurns == Draughts.KING_TURNS;
    }

    /** Checks whether the same few pieces have been left for so many turns that the game is a draw (DR-19). */
    boolean endsEndgame() {
        return endgameTurns == Draughts.ENDGAME_TURNS;
    }
}
