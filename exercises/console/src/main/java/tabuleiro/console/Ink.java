package tabuleiro.console;

/** What a character on a screen is, which settles how it is drawn. A later ground covers an earlier one. */
public enum Ink {
    /** Ordinary text. */
    PLAIN,
    /** Names of rows and columns, and keys to what is drawn. */
    FRAME,
    /** Headings and whose turn it is. */
    STRONG,
    /** A refusal. */
    ALERT,
    /** A piece that is white, and one that is black. */
    WHITE, BLACK,
    /** Six more colours, of which the first two are those of the players. */
    FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH,
    /** A hole in a board: seen only where there are colours. */
    HOLE,
    /** The grounds of a light square, of a dark one, of a board without squares, and of a tile. */
    LIGHT, DARK, FIELD, TILE,
    /** What the last move has changed. */
    LAST,
    /** What may be chosen. */
    LEGAL,
    /** What has been chosen. */
    CHOSEN,
    /** What wins the game. */
    WIN,
    /** What is attacked and must be saved. */
    ATTACKED,
    /** The place at which the cursor is. */
    CURSOR
}
