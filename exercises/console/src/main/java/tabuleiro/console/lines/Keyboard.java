package tabuleiro.console.lines;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Reads lines without the blanks at their ends. Of a long line only as much is kept as shows that it is too long. */
final class Keyboard {

    /** More characters than the longest line has, even if each of them takes two of Java's. */
    private static final int KEPT = 402;

    private static final int END = -1;
    private static final int BYTE_ORDER_MARK = 0xfeff;

    private final Reader reader;

    /** Creates a keyboard that reads from a reader. */
    Keyboard(Reader reader) {
        this.reader = reader;
    }

    /** Returns the next line; nothing at the end of the input. */
    Optional<String> nextLine() {
        final int first = read();
        return first == END ? Optional.empty() : Optional.of(lineFrom(first));
    }

    private String lineFrom(int first) {
        final StringBuilder line = new StringBuilder();
        final StringBuilder blanks = new StringBuilder();
        for (int next = first; next != END && next != '\n'; next = read()) {
            if (line.length() <= KEPT) {
                add(line, blanks, (char) next);
            }
        }
        return line.toString();
    }

    /** Adds a character. Blanks, and the invisible mark that begins a file, are only added inside a line. */
    private static void add(StringBuilder line, StringBuilder blanks, char next) {
        if (!Character.isWhitespace(next) && next != BYTE_ORDER_MARK) {
            line.append(blanks).append(next);
            blanks.setLength(0);
        } else if (line.length() > 0 && blanks.length() <= KEPT) {
            blanks.append(next);
        }
    }

    /** Reads one character; input that can no longer be read has ended. */
    private int read() {
        try {
            return reader.read();
        } catch (IOException closed) {
            return END;
        }
    }
}
