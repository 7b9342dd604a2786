package tabuleiro.grading.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands at the beginning of a source, whatever comments stand between.
 *
 * @param packageName of the package that it names; empty if none
 * @param imports     the names that it imports, in their order
 */
record Header(String packageName, List<String> imports) {

    private static final Pattern STATEMENT =
            Pattern.compile("(package|import(?:\\s++static)?+)\\s++([\\w$.]++[*]?)\\s*+;");

    /** Returns what stands at the beginning of this source. */
    static Header of(String source) {
        String packageName = "";
        final List<String> imports = new ArrayList<>();
        final Matcher statement = STATEMENT.matcher(source);
        int place = afterComments(source, 0);
        while (statement.region(place, source.length()).lookingAt()) {
            if (!statement.group(1).equals("package")) {
                imports.add(statement.group(2));
            } else if (imports.isEmpty() && packageName.isEmpty()) {
                packageName = statement.group(2);
            }
            place = afterComments(source, statement.end());
        }
        return new Header(packageName, imports);
    }

    private static int afterComments(String source, int start) {
        int place = afterSpace(source, start);
        while (source.startsWith("//", place) || source.startsWith("/*", place)) {
            place = afterSpace(source, source.startsWith("//", place)
                    ? after(source, "\n", place) : after(source, "*/", place + 2));
        }
        return place;
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
