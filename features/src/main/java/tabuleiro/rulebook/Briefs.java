package tabuleiro.rulebook;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where the original assignments ask for each rule, as the resource {@code briefs.properties} says.
 *
 * @param byId the sections by the id of the rule
 */
public record Briefs(Properties byId) {

    /** Section 3.10 follows section 3.9. */
    private static final Comparator<String> NATURAL = Comparator.comparing(section ->
            Pattern.compile("\\d+").matcher(section).replaceAll(number -> String.format(Locale.ROOT, "%04d",
                    Integer.valueOf(number.group()))));

    /** Reads the file. */
    static Briefs read() {
        return new Briefs(Texts.byId("briefs.properties"));
    }

    /** Returns the ids that the file names. */
    Set<String> ids() {
        return new TreeSet<>(byId.stringPropertyNames());
    }

    /** Returns what the file says of a rule; empty if it goes beyond the assignment. */
    String of(String id) {
        return byId.getProperty(id, "");
    }

    /** Returns the sections of the assignment of a game that ask for one of these rules, in order. */
    List<String> sections(Chapter chapter, List<String> ids) {
        return ids.stream().flatMap(id -> sections(chapter, id)).distinct().sorted(NATURAL).toList();
    }

    /** Returns the sections of the assignment of a game that ask for a rule; one of the console may name the game. */
    Stream<String> sections(Chapter chapter, String id) {
        final String prefix = id.startsWith("CO-") ? chapter.title() : "";
        return Stream.of(of(id).split(", ")).filter(section -> !section.isEmpty() && section.startsWith(prefix))
                .map(section -> section.substring(prefix.length()).strip())
                .map(section -> section.isEmpty() ? "as a whole" : section);
    }
}
