package tabuleiro.grading.intake;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the package that a source names at its beginning, after any comments. */
final class PackageLine {

    private static final Pattern LINE = Pattern.compile("package\\s+([\\w$.]++)\\s*;");

    private PackageLine() {
    }

    /** Which package does a source name? Empty if none. */
    static String in(String source) {
        int place = afterSpace(source, 0);
        while (source.startsWith("//", place) || source.startsWith("/*", place)) {
            place = afterSpace(source, source.startsWith("//", place)
                    ? after(source, "\n", place) : after(source, "*/", place + 2));
        }
        final Matcher line = LINE.matcher(source).region(place, source.length());
        return line.lookingAt() ? line.group(1) : "";
    }

    private static int afterSpace(String source, int start) {
        int place = start;
        while (place < source.length() && Character.isWhitespace(source.charAt(place))) {
            place++;
        }
        return place;
    }

    private static int after(String source, String end, int start) {
        final int place = source.indexOf(end, start);
        return place < 0 ? source.length() : place + end.length();
    }
}
