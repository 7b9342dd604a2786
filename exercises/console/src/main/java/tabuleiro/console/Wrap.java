package tabuleiro.console;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Breaks text into lines that fit. */
public final class Wrap {

    /** A blank at which no line is broken. */
    public static final char KEPT_BLANK = '\u00a0';

    /** What stands before the second column of a list: two blanks or more, a term, and two blanks or more. */
    private static final Pattern TERM = Pattern.compile(" {2,}\\S+(?: \\S+)* {2,}(?=\\S)");

    private Wrap() {
    }

    /** Returns a text, or as much of its beginning as fits, with a mark where it is cut. */
    public static String cut(String text, int width) {
        return Columns.of(text) <= width ? text : Columns.beginning(text, width - 1) + "…";
    }

    /**
     * Breaks each line of a text where it is too wide: at a blank if there is one, else anywhere. A line of a list goes
     * on below its second column, unless that begins in the right half.
     */
    public static List<String> lines(String text, int width) {
        final List<String> lines = new ArrayList<>();
        text.lines().forEach(line -> {
            final String before = " ".repeat(indent(line, width));
            String rest = line;
            while (Columns.of(rest) > width && rest.codePointCount(0, rest.length()) > 1) {
                final int most = Math.max(rest.offsetByCodePoints(0, 1), Columns.beginning(rest, width).length());
                final int blank = rest.lastIndexOf(' ', most);
                final int end = blank > 0 && !rest.substring(0, blank).isBlank() ? blank : most;
                lines.add(rest.substring(0, end));
                rest = before + rest.substring(end).stripLeading();
            }
            lines.add(rest);
        });
        lines.replaceAll(line -> line.replace(KEPT_BLANK, ' '));
        return lines;
    }

    private static int indent(String line, int width) {
        final Matcher term = TERM.matcher(line);
        return term.lookingAt() && term.end() <= width / 2 ? term.end() : 0;
    }
}
