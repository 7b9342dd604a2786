package tabuleiro.console.screen;

import tabuleiro.console.Canvas;

/** A terminal, as far as the screen needs it. */
public interface Device extends AutoCloseable {

    /** Returns the number of rows now. */
    int rows();

    /** Returns the number of columns now. */
    int columns();

    /** Checks whether there are colours. */
    boolean isColoured();

    /** Checks whether pieces can be shown as signs, and not only as letters. */
    boolean hasSigns();

    /** Shows a canvas, which is as large as the screen, with the cursor at a place. */
    void draw(Canvas canvas, int cursorRow, int cursorColumn);

    /** Checks whether a key is waiting to be read, as in the middle of a text that is pasted. */
    boolean isKeyWaiting();

    /** Waits for what happens next: a key that means nothing if nothing does within about a second. */
    Key next();

    /** Restores the terminal. May be called more than once. */
    @Override
    void close();

    /** Prints a text, after the terminal has been restored. */
    void print(String text);
}
