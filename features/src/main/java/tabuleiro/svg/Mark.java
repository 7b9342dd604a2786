package tabuleiro.svg;

import java.util.Locale;

/** Why a cell is marked. Marks differ in form as well as in colour. */
public enum Mark {
    /** The last move changed the cell: four corners. */
    LAST("last move", "M1.5 10V1.5H10M30 1.5H38.5V10M38.5 30V38.5H30M10 38.5H1.5V30"),
    /** The cell belongs to those that win: a full frame. */
    WON("winning", "M1.5 1.5H38.5V38.5H1.5Z"),
    /** What was expected on the cell and what is there differ: a broken frame. */
    DIFFERENT("differs", "M1.5 1.5H38.5V38.5H1.5Z"),
    /** The text around the picture speaks of the cell: a ring. */
    NAMED("marked", "M20 2.5A17.5 17.5 0 0 1 20 37.5A17.5 17.5 0 0 1 20 2.5Z"),
    /** A move to the cell is refused: a cross. */
    REFUSED("refused", "M8 8L32 32M32 8L8 32");

    private final String words;
    private final String outline;

    Mark(String words, String outline) {
        this.words = words;
        this.outline = outline;
    }

    /** Returns what the mark says, in words. */
    public String words() {
        return words;
    }

    /** Returns the name of its style. */
    String style() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the mark as it is drawn around a cell: in its colour, with a light edge to stand out on any ground. */
    public String shape() {
        return Shapes.path("halo " + style(), outline) + Shapes.path("mark " + style(), outline);
    }
}
