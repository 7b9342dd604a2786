package tabuleiro.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.text.Normalizer;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.games.Descriptor;

/**
 * The words of a language: those of a game first, then those that all games share. What a refusal says in English
 * stands with its constant. A game that has no words in another language says its own in English.
 */
public final class Words {

    private static final String STEP = "step.";
    private static final String REFUSAL = "refusal.";

    private final Language language;

    /** What is said elsewhere, by its keys, of which no file need have words. */
    private final Map<String, String> others;
    private final Map<Language, List<ResourceBundle>> bundles = new EnumMap<>(Language.class);

    /**
     * Reads the words of a game.
     *
     * @param home     a class in the package of the game
     * @param language the language
     */
    public Words(Class<?> home, Language language) {
        this(home, home.getPackageName().replaceFirst("\\.console\\b", ""), language);
    }

    /** Reads the words of a game; what it is called is said by its descriptor, unless it has other words for it. */
    public Words(Game<?, ?> game, Language language) {
        this(game.getClass(), game.provider().getPackageName(), language);
        Descriptor.in(game.name()).ifPresent(each -> others.put("name", each.title().replace("'", "''")));
    }

    private Words(Class<?> home, String specification, Language language) {
        this.language = language;
        others = new HashMap<>(refusals(specification + ".Refusal"));
        for (Language each : Language.values()) {
            bundles.put(each, Stream.of(home, Words.class).distinct().map(place -> read(place, each)
                    .or(() -> read(place, Language.EN)).orElseThrow(() -> new IllegalStateException("There is no file "
                            + name(Language.EN) + " in the package " + place.getPackageName()
                            + "; write it in exercises/console/src/main/resources."))).toList());
        }
    }

    /** Returns the text of a file that lies beside a class; nothing if it cannot be read. */
    public static Optional<String> file(Class<?> home, String name) {
        try (InputStream file = home.getResourceAsStream(name)) {
            return file == null ? Optional.empty()
                    : Optional.of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Returns what the refusals of a game say in English, by their keys; none if there is no such enum. */
    private static Map<String, String> refusals(String type) {
        try {
            return Stream.of(Class.forName(type).getEnumConstants()).collect(Collectors.toMap(
                    each -> REFUSAL + each, each -> ((Reason) each).words().replace("'", "''")));
        } catch (ClassNotFoundException none) {
            return Map.of();
        }
    }

    private static String name(Language language) {
        return "words_" + language.code() + ".properties";
    }

    private static Optional<ResourceBundle> read(Class<?> home, Language language) {
        return file(home, name(language)).map(text -> {
            try {
                return new PropertyResourceBundle(new StringReader(text));
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        });
    }

    /** Returns the language. */
    public Language language() {
        return language;
    }

    /** Returns the words of a message, in which the words of its arguments stand. */
    public String of(Message message) {
        final Object[] arguments = message.arguments().stream()
                .map(argument -> argument instanceof Message inner ? of(inner) : argument).toArray();
        return new MessageFormat(text(message.key()), Locale.ROOT).format(arguments);
    }

    /** Returns the words of the message with this key and these arguments. */
    public String of(String key, Object... arguments) {
        return of(Message.of(key, arguments));
    }

    /** Returns the text with a key as it stands in the file. */
    public String text(String key) {
        return text(key, language).orElseThrow(
                () -> new MissingResourceException("no words for " + key, Words.class.getName(), key));
    }

    private Optional<String> text(String key, Language spoken) {
        return bundles.get(spoken).stream().filter(bundle -> bundle.containsKey(key)).findFirst()
                .map(bundle -> bundle.getString(key))
                .or(() -> Optional.ofNullable(others.get(key)));
    }

    /**
     * Checks whether a typed word is a word for a key, in any language. In the files such words are separated by bars;
     * capitals and accents are not distinguished.
     */
    public boolean isWordFor(String key, String typed) {
        return Stream.of(Language.values()).flatMap(each -> text(key, each).stream())
                .flatMap(words -> Stream.of(words.split("\\|")))
                .anyMatch(word -> simplified(word).equals(simplified(typed)));
    }

    /**
     * Returns a typed step in its notation: if its first word is a word for the key {@code step.NAME}, in any language,
     * {@code NAME} stands in its place.
     */
    public String notation(String typed) {
        final String first = typed.split("\\s", 2)[0];
        return steps().filter(name -> isWordFor(STEP + name, first)).findFirst()
                .map(name -> name + typed.substring(first.length())).orElse(typed);
    }

    /** Returns a step as it is typed in this language, which may differ from its notation in the first word. */
    public String typed(String notation) {
        final String first = notation.split("\\s", 2)[0];
        return steps().filter(first::equals).findFirst()
                .map(name -> word(STEP + name) + notation.substring(first.length())).orElse(notation);
    }

    private Stream<String> steps() {
        return bundles.get(language).stream().flatMap(bundle -> bundle.keySet().stream())
                .filter(key -> key.startsWith(STEP)).map(key -> key.substring(STEP.length()));
    }

    /** Returns the word for a key that is shown: the first in the file. */
    public String word(String key) {
        return text(key).split("\\|")[0];
    }

    /** Returns a word in small letters and without accents. */
    public static String simplified(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFD).replaceAll("\\p{M}", "").toLowerCase(Locale.ROOT);
    }
}
