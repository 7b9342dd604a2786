package tabuleiro.qwirkle;

/** What may be agreed on before the game; without any of these it follows the original assignment. */
public enum Option {
    /** Players may also play any tile that is still in the bag (QW-22). */
    CHEATING,
    /** Play goes on after the bag is empty until a player has no tile left (QW-24). */
    PUBLISHED_END,
    /** Whoever can play the most tiles of one attribute begins (QW-25). */
    PUBLISHED_OPENING
}
