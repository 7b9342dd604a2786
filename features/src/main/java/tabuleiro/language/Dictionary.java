package tabuleiro.language;

import java.text.DecimalFormatSymbols;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Translations of texts, and of patterns that texts fit, from English, or turned round into English. */
final class Dictionary {

    private static final Pattern WORD = Pattern.compile("(?<![\\p{L}\\d_./-])\\p{L}\\p{Ll}{2,}"
            + "(?![\\p{L}\\d_(/]|\\.\\w|-\\d|-\\w+\\.\\w)|(?<= )(?:at|in|of|on|to)(?= )");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+\\.\\d+");
    private static final Pattern TIME = Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)( \\d\\d:\\d\\d(?::\\d\\d)?)?");
    /** Kinds of values that are the same in every language. */
    private static final Set<String> NAMES =
            Set.of("{id}", "{code}", "{name}", "{rights}", "{string}", "{word}");
    /** The kind of values that strangers write: they stay as they are, unless they are translated. */
    private static final String FREE = "{text}";
    private static final Pattern CODE = Pattern.compile("<code>.*?</code>");
    /**
     * Of two that fit, that is meant which begins with a word, such as {@code Then}, then the one with more words of
     * its own, then the one for a kind of values, not for any.
     */
    private static final Comparator<Rule> LONGEST_FIRST = Comparator
            .<Rule, Boolean>comparing(rule -> rule.translation.english().startsWith("{"))
            .thenComparing(rule -> -rule.length()).thenComparing(rule -> rule.translation().kind().isEmpty())
            .thenComparing(rule -> rule.translation().english().contains(FREE));
    /** What stands between the values of an outline in its title. */
    private static final String ROWS = " · ";
    private static final String LIST = ", ";
    /** Where the parts of a text end, such as the sentences of a paragraph; then the words below a board. */
    private static final List<String> ENDS = List.of("(?<=\\.) ", "(?<=;) ", "(?<=:) ", "(?<=,) ");
    private static final int LONGEST = 2000;

    private final Locale locale;
    private final Map<String, Translation> texts = new HashMap<>();
    private final List<Rule> patterns;
    private final Map<String, Optional<String>> known = new ConcurrentHashMap<>();

    /** A translation with places for values, and what fits it. */
    private record Rule(Translation translation, Pattern pattern, int length) {
    }

    Dictionary(Locale locale, List<Translation> translations) {
        this.locale = locale;
        for (Translation each : translations) {
            texts.putIfAbsent(each.kind() + each.english(), each);
        }
        for (Translation each : translations) {
            texts.putIfAbsent(each.english(), each);
        }
        patterns = translations.stream().filter(Translation::isPattern)
                .map(translation -> new Rule(translation, translation.pattern(),
                translation.length())).sorted(LONGEST_FIRST).toList();
    }

    /** Returns a phrase as examples in this language are made of it; one that leaves choices has its own entry. */
    String phrase(String expression) {
        return Optional.ofNullable(texts.get(expression)).map(Translation::shown).orElse(expression);
    }

    /**
     * Returns what a text is, with its gender and number; nothing if anything of it would be left in English. A space
     * in it may be one that is not broken.
     *
     * @param kind of value that it is, such as {@code {player}}; empty if it is none in particular
     */
    Optional<String> said(String kind, String text) {
        final String english = text.replace('\u00a0', ' ');
        final String key = kind + "\n" + english;
        if (!known.containsKey(key)) {
            known.put(key, joined(kind, english, "\n", "\n").or(() -> joined(kind, english, ROWS, ROWS))
                    .or(() -> kind.length() > 2 ? joined(kind, english, LIST, LIST) : Optional.empty())
                    .or(() -> whole(kind, english))
                    .or(() -> ENDS.stream().flatMap(end -> joined(kind, english, end, " ").stream()).findFirst())
                    .or(() -> withCapital(kind, english))
                    .or(() -> withEnd(kind, english)));
        }
        return known.get(key);
    }

    /** Returns what a text is as a whole: its translation, or that of a pattern that it fits. */
    private Optional<String> whole(String kind, String english) {
        final Translation text = texts.getOrDefault(kind + english, texts.get(english));
        if (text != null) {
            return Optional.of(text.said());
        }
        for (Rule rule : english.length() > LONGEST ? List.<Rule>of() : patterns) {
            final Translation meant = rule.translation();
            final Matcher found = rule.pattern().matcher(english);
            if ((meant.kind().isEmpty() || meant.kind().equals(kind)) && found.matches()) {
                final List<String> values = IntStream.rangeClosed(1, found.groupCount())
                        .mapToObj(i -> value(meant.kinds().get(i - 1), found.group(i))).flatMap(Optional::stream)
                        .toList();
                if (values.size() == found.groupCount()) {
                    return Optional.of(meant.filled(values));
                }
            }
        }
        return Optional.empty();
    }

    /** Returns a value in this language: numbers and days are written as in it; names stay, free text may. */
    Optional<String> value(String kind, String english) {
        if (NUMBER.matcher(english).matches()) {
            return Optional.of(english.replace('.', DecimalFormatSymbols.getInstance(locale).getDecimalSeparator()));
        }
        final Matcher time = TIME.matcher(english);
        if (time.matches()) {
            return Optional.of(DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(locale)
                    .format(LocalDate.parse(time.group(1))) + (time.group(2) == null ? "" : "," + time.group(2)));
        }
        if (english.matches("<[^<>/]+>")) { // in an example of a student, the table above says how it is called
            return locale.equals(Locale.ENGLISH) ? Optional.of(english)
                    : value("", english.substring(1, english.length() - 1)).map(each ->
                            "<" + Translation.unmarked(each) + ">");
        }
        final boolean isFree = kind.equals(FREE);
        return NAMES.contains(kind) ? Optional.of(english)
                : said(isFree ? "" : kind, english).or(() -> Optional.of(english).filter(each ->
                        isFree || !WORD.matcher(CODE.matcher(each).replaceAll("")).find()));
    }

    private Optional<String> withCapital(String kind, String english) {
        return english.isEmpty() || !Character.isUpperCase(english.charAt(0)) ? Optional.empty()
                : said(kind, Character.toLowerCase(english.charAt(0)) + english.substring(1)).map(each ->
                        Character.toUpperCase(each.charAt(0)) + each.substring(1));
    }

    private Optional<String> withEnd(String kind, String english) {
        final int end = english.length() - 1;
        return !english.matches("(?s).+[.,;:…]") ? Optional.empty()
                : said(kind, english.substring(0, end)).map(each ->
                        Translation.unmarked(each) + english.substring(end));
    }

    /** Returns what a text is that is made of several, if it is. */
    private Optional<String> joined(String kind, String english, String end, String between) {
        final List<String> parts = List.of(english.split(end));
        final List<String> said = parts.stream().filter(part -> parts.size() > 1)
                .flatMap(part -> value(kind, part).stream()).map(Translation::unmarked).toList();
        return said.size() < parts.size() ? Optional.empty() : Optional.of(String.join(between, said));
    }

    /** Returns what a text is; if it is not translated, the text itself. */
    String say(String english) {
        return value("", english).map(Translation::unmarked).orElse(english);
    }
}
