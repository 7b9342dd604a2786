package tabuleiro.chess;

import java.util.Locale;
import java.util.Set;

/** How a game has ended. Where several apply, the first is the one. */
public enum Ending {
    /** The player to move is in check and has no legal move: the other has won (CH-18). */
    CHECKMATE,
    /** The player to move is not in check and has no legal move: a draw (CH-19). */
    STALEMATE,
    /** Neither player has the pieces to mate: a draw (CH-20). */
    DEAD_POSITION,
    /** The position has occurred for the fifth time: a draw without a claim (CH-21). */
    FIVEFOLD_REPETITION,
    /** Seventy-five moves of each without a pawn move and without a capture: a draw without a claim (CH-22). */
    SEVENTY_FIVE_MOVES,
    /** A draw was claimed because the position occurred for the third time (CH-21). */
    THREEFOLD_REPETITION,
    /** A draw was claimed because fifty moves of each passed without a pawn move and without a capture (CH-22). */
    FIFTY_MOVES,
    /** The players agreed on a draw (CH-23). */
    AGREEMENT,
    /** The player to move resigned: the other has won (CH-24). */
    RESIGNATION;

    private static final Set<Ending> BY_PLAYERS = Set.of(THREEFOLD_REPETITION, FIFTY_MOVES, AGREEMENT, RESIGNATION);

    /** Checks whether it takes more than the position on the board: a claim, an agreement or a resignation. */
    public boolean isByPlayers() {
        return BY_PLAYERS.contains(this);
    }

    /** Checks whether the player who is not to move has won; otherwise the game is a draw. */
    public boolean isWin() {
        return this == CHECKMATE || this == RESIGNATION;
    }

    /** Returns its name, such as {@code dead position}. */
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
