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

    /** Comments and space, as long as there are any: nothing is tried twice, however long they are. */
    private static final String SPACE = "(?:\\s++|//[^\\n]*+|/\\*(?s:.*?)(?:\\*/|\\z))*+";
    private static final Pattern STATEMENT =
            Pattern.compile(SPACE + "(package|import(?:\\s++static)?+)\\s++([\\w$.]++[*]?)\\s*+;");

    /** Returns what stands at the beginning of this source. */
    static Header of(String source) {
        String packageName = "";
        final List<String> imports = new ArrayList<>();
        final Matcher statement = STATEMENT.matcher(source);
        for (int place = 0; statement.region(place, source.length()).lookingAt(); place = statement.end()) {
            if (!statement.group(1).equals("package")) {
                imports.add(statement.group(2));
            } else if (imports.isEmpty() && packageName.isEmpty()) {
                packageName = statement.group(2);
            }
        }
        return new Header(packageName, imports);
    }
}
