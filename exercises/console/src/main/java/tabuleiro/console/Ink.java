package tabuleiro.console;

/** The ways in which a character is drawn on a screen. Each says what the character is, so colour is never needed. */
public enum Ink {
    /** Ordinary text. */
    PLAIN,
    /** Lines, numbers and empty places of a board. */
    FRAME,
    /** Headings and whose turn it is. */
    STRONG,
    /** A piece that is white. */
    WHITE,
    /** A piece that is black. */
    BLACK,
    /** What belongs to the first player. */
    FIRST,
    /** What belongs to the second player. */
    SECOND,
    /** What belongs to the third player. */
    THIRD,
    /** What belongs to the fourth player. */
    FOURTH,
    /** A fifth colour. */
    FIFTH,
    /** A sixth colour. */
    SIXTH,
    /** A place that may be chosen. */
    LEGAL,
    /** What the last move has changed. */
    LAST,
    /** The place at which the cursor is. */
    CURSOR,
    /** What wins the game. */
    WIN,
    /** A refusal. */
    ALERT
}
