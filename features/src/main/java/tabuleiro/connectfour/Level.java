package tabuleiro.connectfour;

import tabuleiro.Later;

/** How well an agent plays. */
public enum Level {
    /** Chooses at random among the columns with space (C4-17). */
    RANDOM,
    /** Wins at once where it can, and stops the opponent's only immediate win (C4-18). */
    COMPETENT,
    /** Never loses a position that is not lost: always plays a column of best value (C4-19). */
    @Later
    PERFECT
}
