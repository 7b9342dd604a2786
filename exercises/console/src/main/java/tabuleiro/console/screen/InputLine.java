package tabuleiro.console.screen;

import tabuleiro.console.Columns;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Place;
import tabuleiro.console.program.View;

/** The line that is being typed: what is chosen on the board, or else what is typed by hand, which replaces it. */
final class InputLine {

    private final StringBuilder chosen = new StringBuilder();
    private final StringBuilder hand = new StringBuilder();
    private int before;

    /** Adds a character. What has been chosen stays in the line only if no letter or digit follows it. */
    void type(int character) {
        if (hand.isEmpty() && !Character.isLetterOrDigit(character)) {
            hand.append(chosen);
            chosen.setLength(0);
        }
        if (hand.length() <= 2 * View.LONGEST_LINE) {
            hand.appendCodePoint(character);
        }
    }

    /** Adds the text of a place that is chosen, or replaces the line by it. */
    void choose(Place place) {
        if (place.effect() == Effect.REPLACES) {
            clear();
        }
        chosen.append(hand);
        clearHand();
        before = chosen.length();
        chosen.append(place.typed());
    }

    /** Takes the last choice back, so that it can be made again; all of the line, if some of it was typed by hand. */
    void takeBack() {
        chosen.setLength(isByHand() ? 0 : before);
        clearHand();
        before = 0;
    }

    /** Takes the last character back, or all of what was chosen. */
    void delete() {
        if (isByHand()) {
            hand.setLength(hand.offsetByCodePoints(hand.length(), -1));
        } else {
            clear();
        }
    }

    /** Takes everything back. */
    void clear() {
        chosen.setLength(0);
        clearHand();
        before = 0;
    }

    /** Takes back what was typed by hand. */
    void clearHand() {
        hand.setLength(0);
    }

    /** Checks whether something was typed by hand, so that the key Enter ends the line. */
    boolean isByHand() {
        return !hand.isEmpty();
    }

    /** Checks whether something has been chosen. */
    boolean isChosen() {
        return !chosen.isEmpty();
    }

    /** Checks whether nothing was typed or chosen. */
    boolean isNew() {
        return !isByHand() && !isChosen();
    }

    /** Returns what has been chosen; if nothing has, what was typed. */
    String seen() {
        return (isChosen() ? chosen : hand).toString();
    }

    /** Returns as much of its end as fits. */
    String tail(int width) {
        return Columns.end(toString(), width);
    }

    /** Returns the whole line. */
    @Override
    public String toString() {
        return (isByHand() ? hand : chosen).toString();
    }
}
