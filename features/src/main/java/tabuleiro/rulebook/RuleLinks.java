package tabuleiro.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.rulebook.LinkedText.Part;

/**
 * Makes links of the ids of rules in texts.
 *
 * @param addresses where each rule stands, by its id
 */
public record RuleLinks(Map<String, String> addresses) {

    private static final Pattern ID = Pattern.compile("\\b" + FeatureFile.ID + "\\b");
    private static final Pattern TAG = Pattern.compile("\\{@code\\s+([^{}]*(?:\\{[^{}]*}[^{}]*)*)}"
            + "|\\{@link\\s+(?:[^\\s}]*?#)?([^\\s}#]+)(?:\\s+([^}]+))?}");
    private static final String DECISION = "Decision: ";

    /**
     * A paragraph below a rule or a feature.
     *
     * @param decides whether it says what was decided
     * @param words   what it says
     */
    public record Paragraph(boolean decides, LinkedText words) {
    }

    /** Returns a text with links to the rules that it names. */
    public LinkedText text(String text) {
        return new LinkedText(linked(text).toList());
    }

    private Stream<Part> linked(String text) {
        return split(text, ID, id -> new Part(id.group(), addresses.getOrDefault(id.group(), ""), false))
                .stream();
    }

    /** Returns a text with inline tags of Javadoc. */
    public LinkedText javadoc(String text) {
        return new LinkedText(split(text, TAG, tag -> new Part(code(tag), "", true)).stream()
                .flatMap(part -> part.code() ? Stream.of(part) : linked(part.text())).toList());
    }

    private static String code(MatchResult tag) {
        if (tag.group(1) != null) {
            return tag.group(1);
        }
        return tag.group(3) != null ? tag.group(3) : tag.group(2);
    }

    /** Returns the parts of a text: what is found becomes what is made of it, and what stands between is plain. */
    private static List<Part> split(String text, Pattern wanted, Function<MatchResult, Part> made) {
        final List<Part> parts = new ArrayList<>();
        final Matcher found = wanted.matcher(text);
        int from = 0;
        while (found.find()) {
            parts.add(Part.plain(text.substring(from, found.start())));
            parts.add(made.apply(found.toMatchResult()));
            from = found.end();
        }
        parts.add(Part.plain(text.substring(from)));
        parts.removeIf(part -> part.text().isEmpty());
        return parts;
    }

    /** Returns the paragraphs of a text: empty lines separate them, and each decision is one. */
    public List<Paragraph> paragraphs(String text) {
        return Stream.of(text.strip().split("\\n\\s*\\n|(?=\\b" + DECISION + ")")).map(String::strip)
                .filter(paragraph -> !paragraph.isEmpty())
                .map(paragraph -> new Paragraph(paragraph.startsWith("Decision"),
                        text(paragraph.replaceAll("\\s*\\n\\s*", " ")))).toList();
    }
}
