package tabuleiro.draughts;

/** The two sets of rules by which draughts is played here. */
public enum Variant {
    /** The game of the exercise: short-range kings, no capture is mandatory, no draws. */
    SIMPLIFIED,
    /** Portuguese draughts: long-range kings, the largest capture is mandatory, draws. */
    CLASSIC
}
