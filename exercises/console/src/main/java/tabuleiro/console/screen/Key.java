package tabuleiro.console.screen;

/**
 * Something that happens at a terminal.
 *
 * @param kind      what it is
 * @param character the character, if one was typed; else a blank
 * @param row       the row of the mouse, from 0; else 0
 * @param column    the column of the mouse, from 0; else 0
 */
public record Key(Kind kind, int character, int row, int column) {

    /** The kinds of what happens. */
    public enum Kind {
        /** A character is typed. */
        CHARACTER,
        /** The key Enter. */
        ENTER,
        /** The key that deletes the last character. */
        BACKSPACE,
        /** The key Escape. */
        ESCAPE,
        /** The arrow keys. */
        UP, DOWN, LEFT, RIGHT,
        /** The keys that scroll: back, on, to the left and to the right. */
        PAGE_UP, PAGE_DOWN, HOME, END,
        /** A click of the mouse. */
        CLICK,
        /** The size of the screen has changed. */
        RESIZE,
        /** Control and C. */
        INTERRUPT,
        /** A key that means nothing here. */
        OTHER,
        /** The terminal is gone. */
        END_OF_INPUT
    }

    /** Returns what happens without a character or a place. */
    public static Key of(Kind kind) {
        return new Key(kind, ' ', 0, 0);
    }

    /** Returns the typing of a character, a code point of Unicode. */
    public static Key typed(int character) {
        return new Key(Kind.CHARACTER, character, 0, 0);
    }

    boolean isTyped(char typed) {
        return kind == Kind.CHARACTER && character == typed;
    }

    /** Returns a click of the mouse. */
    public static Key click(int row, int column) {
        return new Key(Kind.CLICK, ' ', row, column);
    }
}
