package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.Reason;
import tabuleiro.console.any.AnyGame;
import tabuleiro.console.stranger.Stranger;

/** Tests that everything a person reads stands in both languages (CO-01), for the shared program and for every game. */
class WordsTest {

    private static final Path SOURCES = Path.of("src/main/java/tabuleiro/console");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d)[^}]*}");
    private static final Pattern KEY = Pattern.compile(
            "(?:Message\\.of|words\\.(?:of|text|word)|Reading\\.refused|EngineFailure\\.of)"
                    + "\\(\\s*\"([a-z.]+)\"(?=[,)])|EngineFailure\\.unless\\w*\\([^;]*\"([a-z.]+)\"");
    private static final int WIDTH = 79;

    /** Returns a class of each package that has words: the shared ones first. */
    static List<Class<?>> homes() {
        final List<Class<?>> homes = new ArrayList<>(List.of(Words.class, AnyGame.class));
        Game.all().forEach(game -> homes.add(game.getClass()));
        return homes.stream().distinct().toList();
    }

    /** Returns those that speak Portuguese: a game may leave it out. */
    static List<Class<?>> portugueseHomes() {
        return homes().stream().filter(home -> Words.file(home, "words_pt.properties").isPresent()).toList();
    }

    @Test
    void aGameWithoutWordsInALanguageSaysItsOwnInEnglish() {
        final Words words = new Words(Stranger.class, Language.PT);
        assertThat(words.of("name")).isEqualTo("Stranger");
        assertThat(words.of(Message.of("refusal.UNKNOWN"))).isEqualTo("nobody's move");
        assertThat(words.text("option.no")).isEqualTo(new Words(Words.class, Language.PT).text("option.no"));
        assertThat(portugueseHomes()).contains(Words.class).hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @MethodSource("portugueseHomes")
    void bothLanguagesHaveTheSameKeysWithTheSamePlaceholders(Class<?> home) throws IOException {
        final Properties english = words(home, "en");
        final Properties portuguese = words(home, "pt");
        assertThat(portuguese.stringPropertyNames()).filteredOn(key -> !key.startsWith("refusal."))
                .isNotEmpty().containsExactlyInAnyOrderElementsOf(english.stringPropertyNames());
        assertSoftly(softly -> english.stringPropertyNames().forEach(key -> softly
                .assertThat(placeholders(portuguese.getProperty(key))).as("the placeholders of %s", key)
                .isEqualTo(placeholders(english.getProperty(key)))));
    }

    @ParameterizedTest
    @MethodSource("homes")
    void everyRefusalFitsALine(Class<?> home) throws IOException {
        for (String language : List.of("en", "pt")) {
            words(home, language).forEach((key, text) -> {
                if (key.toString().startsWith("refus")) {
                    assertThat("Recusado: " + text + ".").as("%s", key).hasSizeLessThanOrEqualTo(WIDTH);
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("homes")
    void everyLineOfHelpFitsAScreen(Class<?> home) throws IOException {
        for (String language : List.of("en", "pt")) {
            words(home, language).forEach((key, text) -> {
                final String[] parts = text.toString().split("\\|", 2);
                if (key.toString().startsWith("help.") && parts.length > 1) {
                    assertThat(("  %-19s %s").formatted(parts[0], parts[1])).as("%s", key)
                            .hasSizeLessThanOrEqualTo(WIDTH - 1);
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("tabuleiro.console.Game#all")
    void aGameHasWordsForItsRefusalsLevelsAndSettings(Game<?, ?> game) throws ReflectiveOperationException {
        final Words words = new Words(game, Language.EN);
        for (Object each : Class.forName(game.provider().getPackageName() + ".Refusal").getEnumConstants()) {
            final Message refusal = Message.of("refusal." + each);
            assertThat(words.of(refusal)).isEqualTo(((Reason) each).words());
            assertThat("Recusado: " + words.of(refusal) + ".").hasSizeLessThanOrEqualTo(WIDTH);
            assertThat(new Words(game, Language.PT).of(refusal)).isNotEmpty();
        }
        game.levels().forEach(level -> assertThat(words.word("level." + level)).isNotEmpty());
        game.settings().forEach(each -> assertThat(words.text("setting." + each.name())).isNotEmpty());
        assertThat(List.of(words.text("name"), words.text("help.game"))).doesNotContain("");
    }

    @ParameterizedTest
    @MethodSource("tabuleiro.console.Game#all")
    void rulesAndUsageOfAGameFitATerminal(Game<?, ?> game) {
        for (Language language : Language.values()) {
            final Words words = new Words(game, language);
            final List<String> keys = new ArrayList<>(List.of("usage"));
            game.options().forEach(each -> keys.add("usage." + each));
            assertThat(keys.stream().flatMap(key -> words.text(key).lines()))
                    .allMatch(line -> line.length() <= WIDTH - 1);
            assertThat(Words.file(game.getClass(), "rules_" + language.code() + ".txt").orElse("the minute").lines())
                    .isNotEmpty().allMatch(line -> line.length() <= WIDTH - 1);
        }
    }

    @Test
    void everyKeyInTheSourcesHasWords() throws IOException {
        final Set<String> known = new TreeSet<>();
        for (Class<?> home : homes()) {
            known.addAll(words(home, "en").stringPropertyNames());
        }
        final Set<String> used;
        try (Stream<Path> files = Files.walk(SOURCES)) {
            used = files.filter(file -> file.toString().endsWith(".java")).flatMap(WordsTest::keys)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
        assertThat(used).contains("ask.column", "refused.undo").isSubsetOf(known);
    }

    @ParameterizedTest
    @CsvSource({"pt_PT.UTF-8, EN, PT", "pt, EN, PT", "en_GB, PT, EN", "de_DE.UTF-8, PT, EN", "C.UTF-8, PT, PT",
        "C, EN, EN", "'', PT, PT"})
    void theLanguageOfTheSystem(String lang, Language java, Language expected) {
        assertThat(Language.ofSystem(Map.of("LANG", lang), new Locale(java.code()))).isEqualTo(expected);
    }

    @Test
    void aWordForACommandIsKnownInEveryLanguageWithoutAccentsAndCapitals() {
        final Words words = new Words(Words.class, Language.EN);
        assertThat(Stream.of("quit", "SAIR", "Exit")).allMatch(each -> words.isWordFor("command.quit", each));
        assertThat(Stream.of("nao", "N\u00c3O", "n", "no")).allMatch(each -> words.isWordFor("option.no", each));
        assertThat(words.isWordFor("command.quit", "quits")).isFalse();
    }

    private static Stream<String> keys(Path file) {
        try {
            return KEY.matcher(Files.readString(file)).results()
                    .map(found -> found.group(1) == null ? found.group(2) : found.group(1));
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }

    private static Set<String> placeholders(String text) {
        return PLACEHOLDER.matcher(text).results().map((MatchResult found) -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Properties words(Class<?> home, String language) throws IOException {
        final Properties words = new Properties();
        words.load(new StringReader(Words.file(home, "words_" + language + ".properties").orElse("")));
        return words;
    }
}
