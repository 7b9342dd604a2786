package tabuleiro.language;

import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Translations of texts, and of patterns that texts fit, from English and back. */
final class Dictionary {

    private static final Pattern WORD =
            Pattern.compile("(?<![\\p{L}\\d_./-])\\p{L}\\p{Ll}{2,}(?![\\p{L}\\d_(/]|\\.\\w|-\\d|-\\w+\\.\\w)");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+\\.\\d+");
    /** Kinds of values that are the same in every language. */
    private static final Set<String> NAMES =
            Set.of("{id}", "{code}", "{name}", "{rights}", "{string}", "{text}", "{word}");
    /** Of two that fit, the one with more words of its own is meant, then the one for a kind of values. */
    private static final Comparator<Rule> LONGEST_FIRST = Comparator.<Rule, Integer>comparing(each -> -each.length())
            .thenComparing(each -> each.translation().kind().isEmpty());
    /** What stands between the values of an outline in its title. */
    private static final String ROWS = " · ";
    private static final int LONGEST = 2000;

    private final Locale locale;
    private final Map<String, Translation> texts = new HashMap<>();
    private final Map<String, Translation> backTexts = new HashMap<>();
    private final Map<String, List<Rule>> forwards;
    private final Map<String, List<Rule>> backwards;
    private final Map<String, Optional<Said>> known = new ConcurrentHashMap<>();

    /** A translation with places for values, and what fits it. */
    private record Rule(Translation translation, Pattern pattern, int length) {
    }

    /**
     * What a text is in this language.
     *
     * @param text    with its gender and number
     * @param isWhole whether nothing of it is left in English
     */
    record Said(String text, boolean isWhole) {
    }

    Dictionary(Locale locale, List<Translation> translations) {
        this.locale = locale;
        final List<Translation> others = translations.stream().filter(each ->
                !each.english().equals(each.said())).toList();
        for (Translation each : translations) {
            texts.putIfAbsent(each.kind() + each.english(), each);
        }
        for (Translation each : translations) {
            texts.putIfAbsent(each.html().english(), each.html());
            texts.putIfAbsent(each.english(), each);
        }
        others.forEach(each -> backTexts.putIfAbsent(each.kind() + Translation.unmarked(each.said()), each));
        others.forEach(each -> backTexts.putIfAbsent(Translation.unmarked(each.said()), each));
        final List<Translation> patterns = translations.stream().filter(Translation::isPattern).toList();
        forwards = byFirstWord(patterns.stream().map(each ->
                new Rule(each, each.forwards(), each.length(false))).toList());
        backwards = byFirstWord(patterns.stream().filter(Translation::isReversible).map(each ->
                new Rule(each, each.backwards(), each.length(true))).toList());
    }

    /** By the word with which it begins; those that begin with a value, by no word. */
    private static Map<String, List<Rule>> byFirstWord(List<Rule> rules) {
        return rules.stream()
                .collect(Collectors.groupingBy(each -> each.pattern().pattern().matches("(?s)\\\\Q[^\\\\ ]+ .*")
                        ? firstWord(each.pattern().pattern().substring(2)) : ""));
    }

    private static String firstWord(String text) {
        return text.substring(0, Math.max(0, text.indexOf(' ')));
    }

    /** Returns a phrase as examples in this language are made of it; of one that leaves choices, each. */
    String phrase(String expression) {
        return expanded(expression).map(each ->
                Optional.ofNullable(texts.get(each)).map(Translation::shown).orElse(each)).distinct()
                .collect(Collectors.joining(ROWS));
    }

    private static Stream<String> expanded(String phrase) {
        final Matcher choice = Pattern.compile("\\(([^)]*)\\)|([\\w-]+(?:/[\\w-]+)+)").matcher(phrase);
        return !choice.find() ? Stream.of(phrase)
                : (choice.group(2) == null ? Stream.of("", choice.group(1)) : Stream.of(choice.group(2).split("/")))
                        .flatMap(each -> expanded(phrase.substring(0, choice.start()) + each
                                + phrase.substring(choice.end())));
    }

    /** Returns what a text, in which a space may be one that is not broken, is; nothing if it is not translated. */
    Optional<Said> said(String kind, String text) {
        final String english = text.replace('\u00a0', ' ');
        final String key = kind + "\n" + english;
        if (english.isBlank()) {
            return Optional.empty();
        }
        if (!known.containsKey(key)) {
            final Optional<Said> parts = english.contains(ROWS) ? joined(kind, english, ROWS)
                    : isList(kind, english) ? joined(kind, english, ", ") : Optional.empty();
            final Optional<Said> whole = parts.filter(Said::isWhole).or(() -> whole(kind, english));
            known.put(key, whole.filter(Said::isWhole)
                    .or(() -> parts(kind, english).filter(each -> each.isWhole || whole.isEmpty())).or(() -> whole));
        }
        return known.get(key);
    }

    /** Returns what a text is as a whole, by the first pattern that leaves nothing in English if there is one. */
    private Optional<Said> whole(String kind, String english) {
        final Translation text = texts.getOrDefault(kind + english, texts.get(english));
        if (text != null) {
            return Optional.of(new Said(text.said(), true));
        }
        Optional<Said> first = Optional.empty();
        for (Rule rule : english.length() > LONGEST ? List.<Rule>of() : fitting(forwards, english)) {
            final Translation meant = rule.translation();
            final Matcher found = rule.pattern().matcher(english);
            if ((meant.kind().isEmpty() || meant.kind().equals(kind)) && found.matches()) {
                final List<Said> values = IntStream.rangeClosed(1, found.groupCount())
                        .mapToObj(i -> value(meant.kinds().get(i - 1), found.group(i))).toList();
                final Said filled = new Said(meant.filled(values.stream().map(Said::text).toList()),
                        values.stream().allMatch(Said::isWhole));
                if (filled.isWhole) {
                    return Optional.of(filled);
                }
                first = first.or(() -> Optional.of(filled));
            }
        }
        return first;
    }

    private static List<Rule> fitting(Map<String, List<Rule>> rules, String text) {
        return Stream.of(firstWord(text), "").distinct().flatMap(word -> rules.getOrDefault(word, List.of()).stream())
                .sorted(LONGEST_FIRST).toList();
    }

    /** Returns a value in this language; numbers have its decimal sign. */
    Said value(String kind, String english) {
        if (NUMBER.matcher(english).matches()) {
            return new Said(english.replace('.', DecimalFormatSymbols.getInstance(locale).getDecimalSeparator()),
                    true);
        }
        if (english.matches("<[^<>/]+>")) {
            final Said inner = value("", english.substring(1, english.length() - 1));
            return new Said("<" + Translation.unmarked(inner.text()) + ">", inner.isWhole);
        }
        final boolean isText = WORD.matcher(english.replaceAll("<code>.*?</code>", "")).find();
        return NAMES.contains(kind) ? new Said(english, true)
                : said(kind, english).filter(each -> each.isWhole || isText).orElse(new Said(english, !isText));
    }

    /** Translates a text part by part: sentences, a list, a sentence with a capital letter or a full stop. */
    private Optional<Said> parts(String kind, String english) {
        for (String between : List.of(ROWS, ". ", "; ")) {
            if (english.contains(between)) {
                return joined(kind, english, between);
            }
        }
        final char first = english.charAt(0);
        if (Character.isUpperCase(first)) {
            final Optional<Said> lower = whole(kind, Character.toLowerCase(first) + english.substring(1));
            if (lower.isPresent()) {
                return lower.map(each -> new Said(Character.toUpperCase(each.text.charAt(0)) + each.text.substring(1),
                        each.isWhole));
            }
        }
        if (english.matches("(?s).*[.:…]")) {
            final int end = english.length() - 1;
            return said(kind, english.substring(0, end)).map(each ->
                    new Said(Translation.unmarked(each.text) + english.substring(end), each.isWhole));
        }
        return Optional.empty();
    }

    private static boolean isList(String kind, String english) {
        return !kind.isEmpty() && !kind.equals("{}") && english.contains(", ");
    }

    private Optional<Said> joined(String kind, String english, String between) {
        final List<Said> parts = Stream.of(english.split(Pattern.quote(between))).map(each -> value(kind, each))
                .toList();
        return Optional.of(new Said(parts.stream().map(each -> Translation.unmarked(each.text()))
                .collect(Collectors.joining(between)), parts.stream().allMatch(Said::isWhole)));
    }

    /** Returns the English text of a phrase; nothing if it is none. */
    Optional<String> english(String kind, String phrase) {
        final Translation text = backTexts.getOrDefault(kind + phrase, backTexts.get(phrase));
        if (text != null) {
            return Optional.of(text.english());
        }
        if (isList(kind, phrase)) {
            final List<Optional<String>> parts =
                    Stream.of(phrase.split(", ")).map(each -> english(kind, each)).toList();
            if (parts.stream().allMatch(Optional::isPresent)) {
                return Optional.of(parts.stream().map(Optional::get).collect(Collectors.joining(", ")));
            }
        }
        for (Rule rule : fitting(backwards, phrase)) {
            final Translation meant = rule.translation();
            final Matcher found = rule.pattern().matcher(phrase);
            if ((meant.kind().isEmpty() || meant.kind().equals(kind)) && found.matches()) {
                final List<String> kinds = meant.kinds();
                final List<String> values = new ArrayList<>();
                for (int i = 1; i <= kinds.size(); i++) {
                    final String value = found.group("n" + i);
                    values.add(english(kinds.get(i - 1), value).orElse(value));
                }
                return Optional.of(meant.english(values));
            }
        }
        return kind.isEmpty() || !phrase.contains(", ") ? Optional.empty() : Optional.of(Stream.of(phrase.split(", "))
                .map(each -> english(kind, each).orElse(each)).collect(Collectors.joining(", ")));
    }
}
