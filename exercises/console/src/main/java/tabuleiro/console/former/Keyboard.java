package tabuleiro.console.former;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** The source of the players' lines: a terminal, a pipe or a text. */
final class Keyboard {

    /** The number of characters of the longest line; of a longer line, only one character more is kept. */
    static final int LONGEST_LINE = 200;

    private static final int END = -1;

    private final Reader reader;

    Keyboard(Reader reader) {
        this.reader = reader;
    }

    /** Reads and returns the next line; nothing at the end of the input. */
    Optional<String> nextLine() {
        final int first = read();
        return first == END ? Optional.empty() : Optional.of(lineFrom(first));
    }

    /** Keeps one character more, which is enough to see that a line is too long: an endless line needs no memory. */
    private String lineFrom(int first) {
        final StringBuilder line = new StringBuilder();
        for (int next = first; next != END && next != '\n'; next = read()) {
            if (line.length() <= LONGEST_LINE) {
                line.append((char) next);
            }
        }
        return line.toString();
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
