package tabuleiro.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;

/**
 * A language in which the English texts of the course are said. What is said in it stands in the folder of that name
 * in {@code features/languages}; a text that does not stand there is said in English.
 */
public final class Language {

    /** English, in which every text stays as it is. */
    public static final Language ENGLISH = new Language("en", List.of());

    /** What names the language of this program, as in {@code -Dlanguage=pt}. */
    public static final String PROPERTY = "language";

    private static final List<String> FILES = List.of("shared", "console", "report", "rule-book", "grading");
    private static final Map<String, Language> READ = new ConcurrentHashMap<>(Map.of("en", ENGLISH));
    private static final Pattern WORD = Pattern.compile("(?<![\\p{L}\\d_-])\\p{L}\\p{Ll}{2,}");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+\\.\\d+");
    private static final int LONGEST = 2000;

    private final String name;
    private final Map<String, Translation> texts = new HashMap<>();
    private final Map<String, Translation> backTexts = new HashMap<>();
    private final Map<String, List<Rule>> forwards;
    private final Map<String, List<Rule>> backwards;
    private final Map<String, Optional<String>> said = new ConcurrentHashMap<>();

    /** A translation with places for values, and what fits it. */
    private record Rule(Translation translation, Pattern pattern, int length) {
    }

    private Language(String name, List<Translation> translations) {
        this.name = name;
        for (Translation each : translations) {
            texts.putIfAbsent(each.kind() + each.english(), each);
            backTexts.putIfAbsent(each.kind() + Translation.unmarked(each.said()), each);
        }
        for (Translation each : translations) {
            texts.putIfAbsent(each.english(), each);
            backTexts.putIfAbsent(Translation.unmarked(each.said()), each);
        }
        final List<Translation> patterns = translations.stream().filter(Translation::isPattern).toList();
        forwards = byFirstWord(patterns.stream().map(each ->
                new Rule(each, each.forwards(), each.length(false))).toList());
        backwards = byFirstWord(patterns.stream().filter(Translation::isReversible).map(each ->
                new Rule(each, each.backwards(), each.length(true))).toList());
    }

    /** By the word with which it begins; those that begin with a value, by no word. Longer ones come first. */
    private static Map<String, List<Rule>> byFirstWord(List<Rule> rules) {
        return rules.stream().sorted(Comparator.comparing(each -> -each.length()))
                .collect(Collectors.groupingBy(each -> each.pattern().pattern().matches("(?s)\\\\Q[^\\\\ ]+ .*")
                        ? firstWord(each.pattern().pattern().substring(2)) : ""));
    }

    private static String firstWord(String text) {
        return text.substring(0, Math.max(0, text.indexOf(' ')));
    }

    /**
     * Returns a language.
     *
     * @param name such as {@code pt}
     * @throws IllegalArgumentException if nothing is translated into it; the message says so
     */
    public static Language of(String name) {
        return READ.computeIfAbsent(name, Language::read);
    }

    private static Language read(String name) {
        final List<Translation> translations = new ArrayList<>();
        Stream.concat(FILES.stream(), Descriptor.all().stream().map(Descriptor::folder)).forEach(file -> {
            try (InputStream po = Language.class.getResourceAsStream("/languages/" + name + "/" + file + ".po")) {
                translations.addAll(po == null ? List.of()
                        : Translation.in(new String(po.readAllBytes(), StandardCharsets.UTF_8)));
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        });
        if (!name.matches("[a-z]{2}") || translations.isEmpty()) {
            throw new IllegalArgumentException("There is no language " + name + ": it is en or pt.");
        }
        return new Language(name, translations);
    }

    /** Returns the language that the property {@link #PROPERTY} of this program names: English if it names none. */
    public static Language current() {
        return of(System.getProperty(PROPERTY, "en"));
    }

    /** Returns the language of the system if this speaks it, otherwise English. */
    public static Language ofSystem() {
        try {
            return of(Locale.getDefault().getLanguage());
        } catch (IllegalArgumentException unknown) {
            return ENGLISH;
        }
    }

    /** Returns its name, such as {@code pt}. */
    public String name() {
        return name;
    }

    /** Returns how numbers, dates and the order of names are written in it. */
    public Locale locale() {
        return Locale.forLanguageTag(name);
    }

    /** Returns what an English text is in this language; the same text if nobody has translated it. */
    public String say(String english) {
        return this == ENGLISH ? english : Translation.unmarked(marked("", english).orElse(english));
    }

    /** Returns whether this language has a translation of a text, or the text has no words. */
    public boolean says(String english) {
        return this == ENGLISH || !WORD.matcher(english).find() || marked("", english).isPresent();
    }

    /** Returns a phrase as examples in this language are made of it; of one that leaves choices, each. */
    public String phrase(String expression) {
        return this == ENGLISH ? expression : expanded(expression).map(each ->
                Optional.ofNullable(texts.get(each)).map(Translation::shown).orElse(each)).distinct()
                .collect(Collectors.joining(" · "));
    }

    private static Stream<String> expanded(String phrase) {
        final Matcher choice = Pattern.compile("\\(([^)]*)\\)|([\\w-]+(?:/[\\w-]+)+)").matcher(phrase);
        return !choice.find() ? Stream.of(phrase)
                : (choice.group(2) == null ? Stream.of("", choice.group(1)) : Stream.of(choice.group(2).split("/")))
                        .flatMap(each -> expanded(phrase.substring(0, choice.start()) + each
                                + phrase.substring(choice.end())));
    }

    /** Returns what a text is, with its gender and number; nothing if it is not translated. */
    private Optional<String> marked(String kind, String english) {
        final String key = kind + "\n" + english;
        if (english.isBlank() || english.length() > LONGEST) {
            return Optional.empty();
        }
        if (!said.containsKey(key)) {
            said.put(key, whole(kind, english).or(() -> parts(kind, english)));
        }
        return said.get(key);
    }

    private Optional<String> whole(String kind, String english) {
        final Translation text = texts.getOrDefault(kind + english, texts.get(english));
        if (text != null) {
            return Optional.of(text.said());
        }
        for (Rule rule : fitting(forwards, english)) {
            final Translation meant = rule.translation();
            final Matcher found = rule.pattern().matcher(english);
            if ((meant.kind().isEmpty() || meant.kind().equals(kind)) && found.matches()) {
                return Optional.of(meant.filled(IntStream.rangeClosed(1, found.groupCount())
                        .mapToObj(i -> value(meant.kinds().get(i - 1), found.group(i))).toList()));
            }
        }
        return Optional.empty();
    }

    private static List<Rule> fitting(Map<String, List<Rule>> rules, String text) {
        return Stream.of(firstWord(text), "").distinct().flatMap(word -> rules.getOrDefault(word, List.of()).stream())
                .sorted(Comparator.comparing(each -> -each.length())).toList();
    }

    /** Returns a value in this language; numbers have its decimal sign. */
    private String value(String kind, String english) {
        if (NUMBER.matcher(english).matches()) {
            return english.replace('.', DecimalFormatSymbols.getInstance(locale()).getDecimalSeparator());
        }
        return WORD.matcher(english).find() ? marked(kind, english).orElse(english) : english;
    }

    /** Translates a text part by part: sentences, a list, a sentence with a capital letter or a full stop. */
    private Optional<String> parts(String kind, String english) {
        final char first = english.charAt(0);
        if (english.contains(" · ")) {
            return joined(kind, english, " · ");
        }
        if (Character.isUpperCase(first)) {
            final Optional<String> lower = whole(kind, Character.toLowerCase(first) + english.substring(1));
            if (lower.isPresent()) {
                return lower.map(each -> Character.toUpperCase(each.charAt(0)) + each.substring(1));
            }
        }
        if (english.matches("(?s).*[.:…]")) {
            final int end = english.length() - 1;
            return marked(kind, english.substring(0, end)).map(each ->
                    Translation.unmarked(each) + english.substring(end));
        }
        return english.contains(". ") ? joined(kind, english, ". ")
                : !kind.isEmpty() && !kind.equals("{}") && english.contains(", ") ? joined(kind, english, ", ")
                : Optional.empty();
    }

    private Optional<String> joined(String kind, String english, String between) {
        final List<String> parts = List.of(english.split(Pattern.quote(between)));
        return parts.stream().noneMatch(each -> marked(kind, each).isPresent()) ? Optional.empty()
                : Optional.of(parts.stream().map(each -> Translation.unmarked(value(kind, each)))
                        .collect(Collectors.joining(between)));
    }

    /** Returns the English text of a phrase in this language; the same text if it is none. */
    public String english(String phrase) {
        return this == ENGLISH ? phrase : back("", phrase).orElse(phrase);
    }

    private Optional<String> back(String kind, String text) {
        final Translation known = backTexts.getOrDefault(kind + text, backTexts.get(text));
        if (known != null) {
            return Optional.of(known.english());
        }
        for (Rule rule : fitting(backwards, text)) {
            final Matcher found = rule.pattern().matcher(text);
            if (found.matches()) {
                final List<String> kinds = rule.translation().kinds();
                final List<String> values = new ArrayList<>();
                for (int i = 1; i <= kinds.size(); i++) {
                    final String value = found.group("n" + i);
                    values.add(back(kinds.get(i - 1), value).orElse(value));
                }
                return Optional.of(rule.translation().english(values));
            }
        }
        return Optional.empty();
    }
}
