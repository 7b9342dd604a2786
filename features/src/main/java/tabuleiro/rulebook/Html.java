package tabuleiro.rulebook;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.svg.Shapes;
import tabuleiro.svg.Theme;

/**
 * The HTML of one page. Ids of rules in its texts become links.
 *
 * @param addresses where each rule stands, by its id
 * @param edition   what the edition is called
 */
record Html(Map<String, String> addresses, String edition) {

    private static final Pattern ID = Pattern.compile("\\b" + FeatureFile.ID + "\\b");
    private static final Pattern CODE = Pattern.compile("\\{@code\\s+([^{}]*(?:\\{[^{}]*}[^{}]*)*)}");
    private static final Pattern LINK = Pattern.compile("\\{@link\\s+([^\\s}]+)(?:\\s+([^}]+))?}");

    /** Returns a text in which nothing is HTML. */
    static String escaped(String text) {
        return Shapes.escaped(text);
    }

    /** Returns a text in which nothing is HTML, with links to the rules that it names. */
    String text(String text) {
        return ID.matcher(escaped(text)).replaceAll(id -> Matcher.quoteReplacement(link(id.group())));
    }

    /** Returns a link to a rule; the id alone if the book has no such rule. */
    String link(String id) {
        return addresses.containsKey(id) ? "<a href=\"%s\">%s</a>".formatted(escaped(addresses.get(id)), escaped(id))
                : escaped(id);
    }

    /** Returns a text with inline tags of Javadoc. */
    String javadoc(String text) {
        final String linked = LINK.matcher(text(text)).replaceAll(link -> Matcher.quoteReplacement(code(
                link.group(2) == null ? link.group(1).replaceAll("^.*#", "") : link.group(2))));
        return CODE.matcher(linked).replaceAll(code -> Matcher.quoteReplacement(code(code.group(1))));
    }

    private static String code(String escaped) {
        return "<code>" + escaped + "</code>";
    }

    /** Returns the paragraphs of a text that are separated by empty lines. */
    String paragraphs(String text) {
        final StringBuilder paragraphs = new StringBuilder();
        for (String each : text.strip().split("\\n\\s*\\n|(?=\\bDecision: )")) {
            if (!each.isBlank()) {
                final boolean decides = each.strip().startsWith("Decision");
                paragraphs.append("<p%s>%s</p>\n".formatted(decides ? " class=\"decision\"" : "",
                        text(each.strip().replaceAll("\\s*\\n\\s*", " "))));
            }
        }
        return paragraphs.toString();
    }

    /** Returns something that is folded below a line. */
    static String folded(String line, String content) {
        return "<details><summary>%s</summary>\n%s</details>\n".formatted(line, content);
    }

    /** Returns a whole page with this navigation and content; its title has no quotation mark. */
    String page(String title, String navigation, String content) {
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title>
                <style>
                %s%s@media print { @page { @bottom-left { content: "%s"; font: 8pt sans-serif; } } }
                </style>
                </head>
                <body>
                <nav>%s</nav>
                <main>
                <p class="edition">%s</p>
                %s</main>
                </body>
                </html>
                """.formatted(escaped(title), style(), Theme.SYSTEM.css(), title, navigation, escaped(edition),
                content);
    }

    private static String style() {
        try (InputStream in = Html.class.getResourceAsStream("rule-book.css")) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
