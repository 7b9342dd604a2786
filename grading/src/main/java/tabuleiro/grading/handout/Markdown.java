package tabuleiro.grading.handout;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Keeps the links of texts in Markdown true that are handed out: a link to what is not handed out becomes plain text.
 *
 * @param given   the paths of what is handed out
 * @param folders where folders lie in the hand-out that lie elsewhere in the project
 */
record Markdown(Set<String> given, Map<String, String> folders) {

    private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)]\\(([^)#\\s:]+)(#[^)\\s]*)?\\)");

    /** Returns a text that lies at a place in the project, as it reads at another place in the hand-out. */
    String moved(String from, String at, String text) {
        return LINK.matcher(text).replaceAll(link -> Matcher.quoteReplacement(moved(from, at, link)));
    }

    private String moved(String from, String at, MatchResult link) {
        final String target = Path.of(from).resolveSibling(link.group(2)).normalize().toString().replace('\\', '/');
        for (Map.Entry<String, String> each : folders.entrySet()) {
            if (target.startsWith(each.getKey())) {
                return link(link, at, each.getValue() + target.substring(each.getKey().length()));
            }
        }
        return given.stream().anyMatch(name -> name.equals(target) || name.startsWith(target + "/"))
                ? link(link, at, target) : link.group(1);
    }

    private static String link(MatchResult link, String at, String target) {
        final Path folder = Path.of("/" + at).getParent();
        return "[" + link.group(1) + "](" + folder.relativize(Path.of("/" + target)).toString().replace('\\', '/')
                + (link.group(3) == null ? "" : link.group(3)) + ")";
    }
}
