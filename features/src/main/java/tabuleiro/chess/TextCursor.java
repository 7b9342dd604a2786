package tabuleiro.chess;

/** A place in a text that is read from its beginning to its end, character by character. */
final class TextCursor {

    private static final char END = '\n';

    private final String text;
    private int next;
    private int line = 1;
    private int column = 1;

    /** Stands at the beginning of a text. */
    TextCursor(String text) {
        this.text = text.replace("\r\n", "\n").replace('\r', '\n');
    }

    /** Checks whether nothing is left. */
    boolean isAtEnd() {
        return next == text.length();
    }

    /** Returns the character that is read next; at the end, a line break. */
    char peek() {
        return isAtEnd() ? END : text.charAt(next);
    }

    /** Returns the line of that character, from 1. */
    int line() {
        return line;
    }

    /** Returns its column, from 1. */
    int column() {
        return column;
    }

    /** Returns that character and goes on to the next. */
    char read() {
        final char read = peek();
        next = Math.min(next + 1, text.length());
        column = read == '\n' ? 1 : column + 1;
        line += read == '\n' ? 1 : 0;
        return read;
    }

    /** Goes on until a character of these is next, or the end is reached. Returns what has been read. */
    String readUntil(String characters) {
        final int from = next;
        while (!isAtEnd() && characters.indexOf(peek()) < 0) {
            read();
        }
        return text.substring(from, next);
    }

    /** Goes on while white space is next. */
    void skipSpace() {
        while (!isAtEnd() && Character.isWhitespace(peek())) {
            read();
        }
    }

    /** Returns a fault at this place. */
    NotationException fault(String reason) {
        return new NotationException(line, column, reason);
    }
}
