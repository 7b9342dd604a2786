package tabuleiro.console.program;

import java.util.Optional;
import tabuleiro.console.Message;

/** Checks of a typed line that hold for every question (CO-04). */
public final class Typed {

    /** The number of characters of the longest line, blanks at its ends apart. */
    public static final int LONGEST = 200;

    private Typed() {
    }

    /** Checks whether a line, without the blanks at its ends, is too long. */
    static boolean isTooLong(String line) {
        return line.codePointCount(0, line.length()) > LONGEST;
    }

    /** Returns the beginning of a line that is too long. */
    static String cut(String line) {
        return line.substring(0, line.offsetByCodePoints(0, LONGEST)).strip();
    }

    /** Returns why a line, without the blanks at its ends, cannot be read at all; nothing if it can. */
    static Optional<Message> whyNot(String line) {
        if (isTooLong(line)) {
            return Optional.of(Message.of("refused.long", LONGEST));
        }
        return line.codePoints().anyMatch(Typed::isControl) ? Optional.of(Message.of("refused.control"))
                : Optional.empty();
    }

    private static boolean isControl(int character) {
        return Character.isISOControl(character) && character != '\t'
                || Character.getType(character) == Character.FORMAT
                || Character.getType(character) == Character.SURROGATE;
    }
}
