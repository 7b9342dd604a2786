package tabuleiro.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A Javadoc comment in a source text.
 *
 * @param line     the number of the line in which it begins, from 1
 * @param tags     its block tags, such as {@code @pre}, each with its text in one line
 * @param declared the declaration that it stands above, without its body
 */
public record Comment(int line, List<String> tags, String declared) {

    private static final Pattern COMMENT = Pattern.compile("/\\*\\*(.*?)\\*/\\s*([^;{]*)", Pattern.DOTALL);

    /** Returns the comments in a source text, in their order. */
    public static List<Comment> in(String source) {
        return COMMENT.matcher(source).results().map(found -> new Comment(line(source, found), tags(found.group(1)),
                found.group(2).strip())).toList();
    }

    private static int line(String source, MatchResult found) {
        return (int) source.substring(0, found.start()).lines().count() + 1;
    }

    private static List<String> tags(String comment) {
        final List<String> tags = new ArrayList<>();
        for (String line : comment.lines().map(each -> each.strip().replaceFirst("^\\*\\s*", "")).toList()) {
            if (line.startsWith("@")) {
                tags.add(line);
            } else if (!tags.isEmpty()) {
                tags.set(tags.size() - 1, (tags.get(tags.size() - 1) + " " + line).strip());
            }
        }
        return tags;
    }
}
