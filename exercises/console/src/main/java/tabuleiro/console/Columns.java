package tabuleiro.console;

import java.util.regex.Pattern;
import org.jline.utils.WCWidth;

/**
 * How wide texts are in a terminal: wide characters take two columns, and accents none. Of what terminals draw
 * differently, such as the skin of an emoji and flags, only that is drawn on which they agree.
 */
public final class Columns {

    private static final int FIRST_FLAG_LETTER = 0x1f1e6;
    private static final int LAST_FLAG_LETTER = 0x1f1ff;

    /** Invisible characters, accents that make emojis, and the colours of skin. */
    private static final Pattern UNDRAWN =
            Pattern.compile("[\\p{C}\\p{Me}\\ufe00-\\ufe0f\\x{e0100}-\\x{e01ef}\\x{1f3fb}-\\x{1f3ff}]");

    private Columns() {
    }

    /** Returns the number of columns that a text takes. */
    public static int of(String text) {
        return text.codePoints().map(Columns::of).sum();
    }

    /** Returns the number of columns that a character takes: 0, 1 or 2. */
    public static int of(int character) {
        return isPlain(character) ? 1 : drawn(character).codePoints().map(WCWidth::wcwidth).sum();
    }

    /** Returns how a character is drawn; an empty text if it is not. */
    static String drawn(int character) {
        if (FIRST_FLAG_LETTER <= character && character <= LAST_FLAG_LETTER) {
            return Character.toString('A' + character - FIRST_FLAG_LETTER);
        }
        final String text = Character.toString(character);
        if (isPlain(character)) {
            return text;
        }
        final boolean isUnknownAccent = Character.getType(character) == Character.NON_SPACING_MARK
                && WCWidth.wcwidth(character) > 0;
        return isUnknownAccent || UNDRAWN.matcher(text).matches() ? "" : text;
    }

    private static boolean isPlain(int character) {
        return ' ' <= character && character <= '~';
    }

    /** Returns the longest beginning of a text that takes at most so many columns. */
    public static String beginning(String text, int most) {
        int end = 0;
        int width = 0;
        while (end < text.length() && width + of(text.codePointAt(end)) <= most) {
            width += of(text.codePointAt(end));
            end = text.offsetByCodePoints(end, 1);
        }
        return text.substring(0, end);
    }

    /** Returns the longest end of a text that takes at most so many columns. */
    public static String end(String text, int most) {
        int begin = text.length();
        int width = 0;
        while (begin > 0 && width + of(text.codePointBefore(begin)) <= most) {
            width += of(text.codePointBefore(begin));
            begin = text.offsetByCodePoints(begin, -1);
        }
        return text.substring(begin);
    }
}
