package tabuleiro.console.screen;

import tabuleiro.console.program.Typed;

/** The line that is being typed. What is chosen on the board is typed into it, too. */
final class InputLine {

    private final StringBuilder text = new StringBuilder();
    private boolean isByHand;

    /** Adds a character that is typed by hand. Far more than a line may have is ignored. */
    void type(int character) {
        if (text.length() <= 2 * Typed.LONGEST) {
            text.appendCodePoint(character);
        }
        isByHand = true;
    }

    /** Adds the text of a place that is chosen. */
    void choose(String typed) {
        text.append(typed);
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
    }

    /** Checks whether some of it was typed by hand, so that the key Enter ends the line. */
    boolean isByHand() {
        return isByHand;
    }

    /** Checks whether nothing has been typed. */
    boolean isEmpty() {
        return text.length() == 0;
    }

    /** Returns as much of its end as fits. */
    String tail(int width) {
        return text.substring(Math.max(0, text.length() - Math.max(1, width)));
    }

    /** Returns the whole line. */
    @Override
    public String toString() {
        return text.toString();
    }
}
