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
    /** A piece that is white. */
    WHITE,
    /** A piece that is black. */
    BLACK,
    /** What belongs to the first player. */
    FIRST,
    /** What belongs to the second player. */
    SECOND,
    /** A third colour. */
    THIRD,
    /** A fourth colour. */
    FOURTH,
    /** A fifth colour. */
    FIFTH,
    /** A sixth colour. */
    SIXTH,
    /** A hole in a board: seen only where there are colours. */
    HOLE,
    /** The ground of a light square. */
    LIGHT,
    /** The ground of a dark square. */
    DARK,
    /** The ground of a board without squares. */
    FIELD,
    /** The ground of a tile. */
    TILE,
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
