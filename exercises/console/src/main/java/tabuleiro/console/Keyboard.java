package tabuleiro.console;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Where the players' lines come from: a terminal, a pipe or a text. */
final class Keyboard {

    /** How many characters the longest line has; of a longer one, all but one more are forgotten. */
    static final int LONGEST_LINE = 200;

    private static final int END = -1;

    private final Reader reader;

    Keyboard(Reader reader) {
        this.reader = reader;
    }

    /** What is typed next? Nothing at end of input; otherwise a line, which is used up by asking. */
    Optional<String> nextLine() {
        final int first = read();
        return first == END ? Optional.empty() : Optional.of(lineFrom(first));
    }

    /** One character more is enough to tell that a line is too long, so even an endless one costs no memory. */
    private String lineFrom(int first) {
        final StringBuilder line = new StringBuilder();
        for (int next = first; next != END && next != '\n'; next = read()) {
            if (line.length() <= LONGEST_LINE) {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    /** Input that cannot be read any more has ended. */
    private int read() {
        try {
            return reader.read();
        } catch (IOException closed) {
            return END;
        }
    }
}
