package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.PropertyResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Descriptor;

/**
 * Tests that everything in Portuguese is spelt as it is in Portugal since the agreement of 1990, apart from names and
 * notation, which a list of this project has. The gate demands it; elsewhere it is skipped with a line, unless the
 * program hunspell and its dictionary are installed.
 */
class SpellingTest {

    /** Keys whose values nobody reads: the order of a menu, what is typed there, and letters of pieces. */
    private static final Pattern NO_TEXT = Pattern.compile("menu\\.order|.*\\.letter|pieces");
    /** What is no word of a text: options, placeholders, and letters with digits, such as tiles and squares. */
    private static final Pattern NO_WORD = Pattern.compile("--[a-z]+|\\{\\d(,choice,)?|\\p{L}*\\d[\\p{L}\\d]*");
    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}-]*\\p{L}");
    /** The translations of what the course says besides the console. */
    private static final Path LANGUAGE = Path.of("../../features/languages/pt");
    private static final Pattern ENTRY = Pattern.compile("(?m)^msgid \"(.*)\"\\Rmsgstr \"(.*)\"");
    /** What is no prose: code, tags, quotations, places for values, paths, calls, options and names such as whyNot. */
    private static final Pattern CODE = Pattern.compile("\\{@\\w+ [^{}]*(?:\\{[^{}]*}[^{}]*)*}|<code>.*?</code>|<[^>]*>"
            + "|`[^`]*`|\\\\\".*?\\\\\"|\\{[mf]p?}|\\{\\d\\??|\\S*[_=@#\\[\\]/]\\S*|[\\w.]+\\(\\S*|\\w+\\.\\w+\\S*"
            + "|-+[a-zA-Z]\\S*|\\w*\\p{Ll}\\p{Lu}\\w*|\\b\\p{Lu}{2,}\\b");
    private static final List<String> HUNSPELL = List.of("hunspell", "-d", "pt_PT", "-i", "UTF-8", "-l");

    private static Stream<String> texts(Class<?> home) {
        try {
            final PropertyResourceBundle words =
                    new PropertyResourceBundle(new StringReader(Words.file(home, "words_pt.properties").orElse("")));
            return Stream.concat(words.keySet().stream().filter(key -> !NO_TEXT.matcher(key).matches())
                    .map(words::getString), Words.file(home, "rules_pt.txt").stream());
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }

    private static Set<String> words(Stream<String> texts) {
        return texts.flatMap(text -> WORD.matcher(NO_WORD.matcher(text).replaceAll(" ")).results())
                .map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the words that are not in the dictionary. */
    private static Set<String> unknown(Set<String> words) throws IOException {
        final Process checker = new ProcessBuilder(HUNSPELL).redirectErrorStream(true).start();
        checker.getOutputStream().write((String.join("\n", words) + "\n").getBytes(StandardCharsets.UTF_8));
        checker.getOutputStream().close();
        return new String(checker.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines()
                .filter(line -> !line.isEmpty()).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Checks whether there is a dictionary, by a word whose spelling the agreement has changed. */
    private static boolean isInstalled() {
        try {
            return unknown(Set.of("exatamente", "exactamente")).equals(Set.of("exactamente"));
        } catch (IOException missing) {
            return false;
        }
    }

    /** Returns what is said in the translations of the course, without quotations of English, code and commands. */
    private static Stream<String> translations() throws IOException {
        try (Stream<Path> files = Files.list(LANGUAGE)) {
            final List<String> texts = new ArrayList<>();
            for (Path file : files.filter(each -> each.toString().endsWith(".po")).toList()) {
                ENTRY.matcher(Files.readString(file)).results().filter(each -> !each.group(1).equals(each.group(2)))
                        .filter(each -> !each.group(1).isEmpty()).forEach(each -> texts.add(each.group(2)));
            }
            return texts.stream().map(text -> CODE.matcher(text).replaceAll(" "));
        }
    }

    @Test
    void everyWordOfTheTranslationsIsInTheDictionaryOrInTheirList() throws IOException {
        mustBeInstalled();
        final Set<String> unknown = unknown(words(translations()));
        unknown.removeAll(Files.readAllLines(LANGUAGE.resolve("words.txt")));
        assertThat(unknown).as("the words that are neither in the dictionary nor in features/languages/pt/words.txt")
                .isEmpty();
    }

    @Test
    void everyPortugueseWordIsInTheDictionaryOrInTheList() throws IOException {
        mustBeInstalled();
        final Set<String> unknown = unknown(words(WordsTest.homes().stream().flatMap(SpellingTest::texts)));
        unknown.removeAll(words(Descriptor.all().stream().map(Descriptor::title)));
        assertThat(unknown).as("the words that are not in the dictionary, and those of names_and_notation.txt")
                .isEqualTo(WordsTest.homes().stream()
                        .flatMap(home -> Words.file(home, "names_and_notation.txt").stream()).flatMap(String::lines)
                        .filter(line -> !line.startsWith("#"))
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    private static void mustBeInstalled() {
        if (!isInstalled()) {
            final String skipped = "The spelling of the Portuguese words is not checked: "
                    + "Debian's packages hunspell and hunspell-pt-pt are missing.";
            if ("required".equals(System.getProperty("isolation"))) {
                fail(skipped);
            }
            System.out.println(skipped);
            assumeTrue(false, skipped);
        }
    }
}
