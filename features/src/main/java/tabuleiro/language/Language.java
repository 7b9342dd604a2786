package tabuleiro.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
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

    private static final String GAME = "tabuleiro.game";
    private static final List<String> FILES =
            List.of("shared", "console", "stubs", "report", "libraries", "rule-book", "grading");
    private static final Map<String, Language> READ = new ConcurrentHashMap<>(Map.of("en", ENGLISH));

    private final String name;
    private final Dictionary dictionary;
    private final Dictionary back;

    private Language(String name, List<Translation> translations) {
        this.name = name;
        dictionary = new Dictionary(locale(), translations);
        back = new Dictionary(Locale.ENGLISH, translations.stream()
                .flatMap(translation -> translation.turned().stream()).toList());
    }

    /**
     * Returns a language.
     *
     * @param name such as {@code pt}
     * @throws IllegalArgumentException if nothing is translated into it; the message says so
     */
    public static Language of(String name) {
        return READ.computeIfAbsent(name, any -> read(name, Stream.empty()));
    }

    /**
     * Returns this language as it is spoken of one game: a text that means something else there than in other games,
     * such as {@code king}, is said as in its file.
     *
     * @param game its folder, such as {@code chess}; what is no game changes nothing
     */
    public Language in(String game) {
        return this == ENGLISH || Descriptor.in(game).isEmpty() ? this
                : READ.computeIfAbsent(name + " " + game, any -> read(name, Stream.of(game)));
    }

    private static Language read(String name, Stream<String> first) {
        final List<Translation> translations = new ArrayList<>();
        Stream.of(first, FILES.stream(), Descriptor.all().stream().map(Descriptor::folder)).flatMap(parts -> parts)
                .distinct().forEach(file -> {
            try (InputStream po = Language.class.getResourceAsStream("/languages/" + name + "/" + file + ".po")) {
                translations.addAll(po == null ? List.of()
                        : Translation.in(new String(po.readAllBytes(), StandardCharsets.UTF_8)));
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        });
        if (!name.matches("[a-z]{2}") || translations.isEmpty()) {
            throw new IllegalArgumentException("There is no language " + name + ": it is en, pt, or another"
                    + " that features/languages has.");
        }
        return new Language(name, translations);
    }

    /** Returns the language that the property {@link #PROPERTY} of this program names: English if it names none. */
    public static Language current() {
        return here(System.getProperty(PROPERTY, "en"));
    }

    /** Returns a language as this program speaks it: of the game that it speaks of. */
    static Language here(String name) {
        return of(name).in(System.getProperty(GAME, String.valueOf(Path.of("").toAbsolutePath().getFileName())));
    }

    /**
     * Lets this program speak of one game from now on; until then it is that of the folder it runs in, if it is one.
     *
     * @param game its folder, such as {@code chess}
     */
    public static void speakOf(String game) {
        System.setProperty(GAME, game);
    }

    /**
     * Lets this program speak a language from now on.
     *
     * @param wished  its name; without one it is the language of the system if that is spoken and wanted, else English
     * @param bySystem whether the language of the system is wanted
     * @throws IllegalArgumentException if there is no such language; the message says so
     */
    public static void choose(Optional<String> wished, boolean bySystem) {
        final String system = bySystem ? Locale.getDefault().getLanguage() : ENGLISH.name;
        System.setProperty(PROPERTY, of(wished.orElse(isSpoken(system) ? system : ENGLISH.name)).name);
    }

    /** Checks whether there is a language with this name. */
    static boolean isSpoken(String name) {
        try {
            return of(name).name.equals(name);
        } catch (IllegalArgumentException unknown) {
            return false;
        }
    }

    /** Returns its name, such as {@code pt}. */
    public String name() {
        return name;
    }

    @Override
    public String toString() {
        return name;
    }

    /** Returns how numbers, dates and the order of names are written in it. */
    public Locale locale() {
        return Locale.forLanguageTag(name);
    }

    /** Returns what an English text is in this language; a sentence that nobody has translated stays as it is. */
    public String say(String english) {
        return this == ENGLISH ? english : dictionary.say(english);
    }

    /** Returns what a word of the glossary is in this language. */
    public String term(String english) {
        return dictionary.value("{term}", english).orElse(english);
    }

    /** Returns whether nothing of a text would be left in English; one without words is the same in all languages. */
    public boolean says(String english) {
        return this == ENGLISH || dictionary.value("", english).isPresent();
    }

    /**
     * Returns a page of HTML in this language.
     *
     * @param unsaid gets the texts that are not translated
     */
    public String page(String html, Consumer<String> unsaid) {
        return this == ENGLISH ? html : Page.said(this, html, unsaid);
    }

    /** Returns a phrase as examples in this language are made of it; of one that leaves choices, each. */
    public String phrase(String expression) {
        return dictionary.phrase(expression);
    }

    /** Returns the English text of a phrase in this language; the same text if it is none. */
    public String english(String phrase) {
        return back.said("", phrase).orElse(phrase);
    }
}
