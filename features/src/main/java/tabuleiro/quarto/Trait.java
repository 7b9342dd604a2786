package tabuleiro.quarto;

/** One of the eight things that can be said of pieces: four attributes, each with two values (QT-02). */
public enum Trait {
    /** Size: large. */
    LARGE,
    /** Size: small. */
    SMALL,
    /** Colour: white. */
    WHITE,
    /** Colour: black. */
    BLACK,
    /** Shape: round. */
    ROUND,
    /** Shape: square. */
    SQUARE,
    /** Filling: solid. */
    SOLID,
    /** Filling: hollow. */
    HOLLOW;

    /** Returns the other value of the same attribute. */
    public Trait opposite() {
        final int firstOfPair = ordinal() / 2 * 2;
        return values()[firstOfPair + (ordinal() == firstOfPair ? 1 : 0)];
    }
}
