package tabuleiro.grading.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** Says what the file of a source must be called: platforms and people rename files, but a class names itself. */
final class ClassName {

    private static final Pattern TOKEN = Pattern.compile(
            "//[^\\n]*+|/\\*(?s:.*?)(?:\\*/|\\z)|\\\\.|\"\"\"|[\"'\\n{};]|[\\p{L}_$][\\p{L}\\p{N}_$]*+");
    private static final Set<String> KINDS = Set.of("class", "interface", "enum", "record");
    private static final Set<String> QUOTES = Set.of("\"\"\"", "\"", "'");
    private static final Set<String> ENDS = Set.of(";", "}");
    private static final String ENDING = ".java";

    private final List<String> types = new ArrayList<>();
    private String publicType = "";

    private String quote = "";
    private String last = "";
    private boolean isPublic;
    private int depth;

    private ClassName(String source) {
        final Matcher token = TOKEN.matcher(source);
        while (token.find()) {
            final String word = token.group();
            if (!quote.isEmpty()) {
                quote = word.equals(quote) || word.equals("\n") && quote.length() == 1 ? "" : quote;
            } else if (QUOTES.contains(word)) {
                quote = word;
            } else if (!word.startsWith("/") && !word.equals("\n")) {
                read(word);
            }
        }
    }

    private void read(String word) {
        if (word.equals("{")) {
            depth++;
        } else if (word.equals("}")) {
            depth--;
        } else if (depth == 0 && KINDS.contains(last) && SourceVersion.isName(word)) {
            types.add(word);
            publicType = isPublic && publicType.isEmpty() ? word : publicType;
        }
        isPublic = depth == 0 && (isPublic || word.equals("public")) && !ENDS.contains(word);
        last = word;
    }

    /**
     * Returns what the file must be called: as its public class; if it has none and the name it has is none that a
     * class can have, as its first class.
     */
    static String file(String name, String source) {
        final ClassName found = new ClassName(source);
        final String stem = name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
        if (!found.publicType.isEmpty()) {
            return found.publicType + ENDING;
        }
        return SourceVersion.isName(stem) || found.types.isEmpty() ? name : found.types.get(0) + ENDING;
    }
}
