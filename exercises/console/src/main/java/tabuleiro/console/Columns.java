package tabuleiro.console;

import org.jline.utils.WCWidth;

/** How wide texts are in a terminal: wide characters take two columns, and accents that stand alone take none. */
public final class Columns {

    private Columns() {
    }

    /** Returns the number of columns that a text takes. */
    public static int of(String text) {
        return text.codePoints().map(Columns::of).sum();
    }

    /** Returns the number of columns that a character takes: 0, 1 or 2. */
    public static int of(int character) {
        return Math.max(0, WCWidth.wcwidth(character));
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
