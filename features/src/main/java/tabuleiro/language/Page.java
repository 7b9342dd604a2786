package tabuleiro.language;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Says the texts of a page in HTML in another language. What stands between two tags of blocks is one text, with the
 * tags in it, but without their attributes, such as {@code <b>Given</b> the grid}. Listings, styles and scripts stay.
 */
final class Page {

    private static final Pattern TOKEN = Pattern.compile(
            "<(style|script|pre)\\b[^>]*>.*?</\\1>|<(\\w+) translate=\"no\"[^>]*>.*?</\\2>|<!.*?>"
            + "|</?\\w+(?:\"[^\"]*\"|[^>\"])*>|[^<]+", Pattern.DOTALL);
    private static final Pattern TAG = Pattern.compile("</?(?:a|b|i|em|strong|code|span|small)\\b[^>]*>");
    private static final Pattern PIECE = Pattern.compile("<code\\b.*?</code>|" + TAG + "|[^<]+", Pattern.DOTALL);
    private static final Pattern SAID = Pattern.compile(
            "(?<= )(title|placeholder|aria-label|alt|data-words|data-names?)=\"([^\"]+)\"");
    /** A link whose words stay as they are, such as the id of a rule. */
    private static final Pattern LINK = Pattern.compile("<a\\b[^>]*>([A-Z][A-Z0-9]-\\d\\d)</a>");

    private final Language language;
    private final Consumer<String> unsaid;
    private final StringBuilder page = new StringBuilder();
    private final StringBuilder text = new StringBuilder();

    private Page(Language language, Consumer<String> unsaid) {
        this.language = language;
        this.unsaid = unsaid;
    }

    /**
     * Returns a page in a language.
     *
     * @param unsaid gets the texts that nobody has translated
     */
    static String said(Language language, String html, Consumer<String> unsaid) {
        final Page said = new Page(language, unsaid);
        TOKEN.matcher(html.replaceFirst("<html lang=\"en\">", "<html lang=\"" + language.name() + "\">")).results()
                .map(MatchResult::group).forEach(said::add);
        said.end();
        return said.page.toString();
    }

    private void add(String token) {
        if (!token.startsWith("<") || TAG.matcher(token).matches()) {
            text.append(token);
        } else {
            end();
            page.append(token.startsWith("<pre>") ? lines(token) : token.startsWith("<script") ? script(token)
                    : attributes(token));
        }
    }

    /** Says the lines of a listing that are sentences, such as what a failing check says. */
    private String lines(String listing) {
        return Pattern.compile("(?m)(?<=>|^)[^<>\\n]+").matcher(listing).replaceAll(line -> {
            final String words = line.group().strip();
            return Matcher.quoteReplacement(line.group().replace(words, escaped(language.say(unescaped(words)))));
        });
    }

    /** Says the texts in quotes of a script that have a space, and so are no names. */
    private String script(String script) {
        return Pattern.compile("(?<=\")[^\"\\n]* [^\"\\n]*(?=\")").matcher(script)
                .replaceAll(found -> Matcher.quoteReplacement(language.say(found.group())));
    }

    private String attributes(String tag) {
        return SAID.matcher(tag).replaceAll(found -> Matcher.quoteReplacement(found.group(1) + "=\""
                + escaped(whole(unescaped(found.group(2)))).replace("\"", "&#34;") + "\""));
    }

    /** Ends a text: as a whole if that is translated, else each piece between its tags. */
    private void end() {
        final String all = text.toString();
        final String core = all.strip();
        final int from = all.indexOf(core);
        text.setLength(0);
        page.append(all, 0, from).append(core.isEmpty() ? "" : said(core)).append(all.substring(from + core.length()));
    }

    private String said(String linked) {
        final Map<String, String> links = LINK.matcher(linked).results()
                .collect(Collectors.toMap(link -> link.group(1), MatchResult::group, (one, same) -> one));
        final String html = LINK.matcher(linked).replaceAll("$1");
        final Map<String, List<String>> tags = new HashMap<>();
        TAG.matcher(html).results().map(MatchResult::group).forEach(tag ->
                tags.computeIfAbsent(bare(tag), any -> new ArrayList<>()).add(attributes(tag)));
        final String plain = unescaped(TAG.matcher(html).replaceAll(tag -> bare(tag.group()))
                .replaceAll("\\s+", " "));
        return !language.says(plain) ? pieces(linked) : Pattern.compile("[A-Z][A-Z0-9]-\\d\\d")
                .matcher(tagged(language.say(plain), tags))
                .replaceAll(id -> Matcher.quoteReplacement(links.getOrDefault(id.group(), id.group())));
    }

    private String pieces(String html) {
        return PIECE.matcher(html).replaceAll(piece -> {
            final String words = piece.group().strip();
            return Matcher.quoteReplacement(words.isEmpty() || words.startsWith("<code") ? piece.group()
                    : words.startsWith("<") ? attributes(words)
                    : piece.group().replace(words, escaped(whole(unescaped(words)))));
        });
    }

    private String whole(String words) {
        if (!language.says(words)) {
            unsaid.accept(words);
        }
        return language.say(words);
    }

    private static String bare(String tag) {
        return tag.replaceFirst("(</?\\w+).*", "$1>");
    }

    /** Returns a text with its tags as they were, one after another. */
    private static String tagged(String said, Map<String, List<String>> tags) {
        return Pattern.compile("&lt;/?\\w+&gt;").matcher(escaped(said)).replaceAll(tag -> {
            final List<String> left = tags.getOrDefault(unescaped(tag.group()), List.of());
            return Matcher.quoteReplacement(left.isEmpty() ? tag.group() : left.remove(0));
        });
    }

    private static String unescaped(String html) {
        return html.replace("&lt;", "<").replace("&gt;", ">").replace("&#34;", "\"").replace("&#39;", "'")
                .replace("&quot;", "\"").replace("&amp;", "&");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
