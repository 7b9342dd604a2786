package tabuleiro.console.screen;

import tabuleiro.console.Columns;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Place;
import tabuleiro.console.program.View;

/** The line that is being typed. What is chosen on the board is typed into it, too. */
final class InputLine {

    private final StringBuilder text = new StringBuilder();
    private boolean isByHand;
    private boolean isKept;
    private int before;

    /** Adds a character that is typed by hand, or begins anew. Far more than a line may have is ignored. */
    void type(int character) {
        if (isKept) {
            clear();
        }
        if (text.length() <= 2 * View.LONGEST_LINE) {
            text.appendCodePoint(character);
        }
        isByHand = true;
    }

    /** Adds the text of a place that is chosen, or replaces the line by it. */
    void choose(Place place) {
        if (place.effect() == Effect.REPLACES) {
            clear();
        }
        before = text.length();
        isKept = false;
        text.append(place.typed());
    }

    /** Takes the last choice back, so that it can be made again; all of the line, if some of it was typed by hand. */
    void takeBack() {
        final int kept = isByHand ? 0 : before;
        text.setLength(kept);
        isByHand = false;
        isKept = true;
        before = 0;
    }

    /** Takes the last character back, or all of what was chosen. */
    void delete() {
        if (isByHand && text.length() > 0) {
            text.setLength(text.offsetByCodePoints(text.length(), -1));
            isByHand = text.length() > 0;
        } else {
            clear();
        }
    }

    /** Takes everything back. */
    void clear() {
        text.setLength(0);
        isByHand = false;
        isKept = false;
        before = 0;
    }

    /** Checks whether some of it was typed by hand, so that the key Enter ends the line. */
    boolean isByHand() {
        return isByHand;
    }

    /** Checks whether the next character that is typed begins the line. */
    boolean isNew() {
        return isKept || text.length() == 0;
    }

    /** Returns as much of its end as fits. */
    String tail(int width) {
        return Columns.end(text.toString(), width);
    }

    /** Returns the whole line. */
    @Override
    public String toString() {
        return text.toString();
    }
}
