package tabuleiro.language;

import static java.util.Comparator.comparing;

import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.FeatureParser;
import io.cucumber.core.gherkin.messages.GherkinMessagesFeatureParser;
import io.cucumber.gherkin.GherkinDialect;
import io.cucumber.gherkin.GherkinDialectProvider;
import java.net.URI;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads feature files, also in another language, as {@code # language: pt} in the first line says: line by line they
 * are made English, so that their steps mean what English steps do, and each line keeps its number. Cucumber finds
 * this class by itself, and takes the parser with the highest version.
 */
public final class TranslatedFeatures implements FeatureParser {

    private static final Pattern HEAD = Pattern.compile("\\A\uFEFF?\\s*#\\s*language\\s*:\\s*([a-z]{2})[ \t]*(?=\\R)");
    private static final List<Function<GherkinDialect, List<String>>> KEYWORDS = List.of(
            GherkinDialect::getFeatureKeywords, GherkinDialect::getRuleKeywords, GherkinDialect::getBackgroundKeywords,
            GherkinDialect::getScenarioOutlineKeywords, GherkinDialect::getScenarioKeywords,
            GherkinDialect::getExamplesKeywords, GherkinDialect::getGivenKeywords, GherkinDialect::getWhenKeywords,
            GherkinDialect::getThenKeywords, GherkinDialect::getAndKeywords, GherkinDialect::getButKeywords);

    private final FeatureParser english = new GherkinMessagesFeatureParser();

    @Override
    public Optional<Feature> parse(URI place, String source, Supplier<UUID> ids) {
        return english.parse(place, english(source), ids);
    }

    @Override
    public String version() {
        return english.version() + " in other languages";
    }

    /** Returns the text of a feature file in English; the same text if it is in no language that is spoken here. */
    public static String english(String source) {
        final Matcher head = HEAD.matcher(source);
        if (!head.find() || head.group(1).equals(Language.ENGLISH.name()) || !Language.isSpoken(head.group(1))) {
            return source;
        }
        final Language language = Language.here(head.group(1));
        final Map<String, String> keywords = keywords(language.name());
        final boolean[] isQuoted = {false};
        final boolean[] isRow = {false};
        return "# language: en" + source.substring(head.end()).lines().map(line -> {
            isQuoted[0] ^= line.strip().startsWith("\"\"\"") || line.strip().startsWith("```");
            final boolean isHead = line.strip().startsWith("|") && !isRow[0];
            isRow[0] = line.strip().startsWith("|");
            return isQuoted[0] || isHead ? line : english(language, keywords, line);
        }).collect(Collectors.joining("\n", "", "\n"));
    }

    /** Returns the English keyword of each other; those of steps end with a space. */
    private static Map<String, String> keywords(String language) {
        final GherkinDialectProvider dialects = new GherkinDialectProvider("en");
        final Map<String, String> keywords = new HashMap<>();
        KEYWORDS.forEach(kind -> kind.apply(dialects.getDialect(language).orElseThrow()).forEach(each ->
                keywords.putIfAbsent(each, kind.apply(dialects.getDefaultDialect()).stream()
                        .filter(english -> !english.startsWith("*")).findFirst().orElseThrow())));
        return keywords;
    }

    private static String english(Language language, Map<String, String> keywords, String line) {
        final String text = line.strip();
        final String indent = line.substring(0, line.indexOf(text));
        if (text.startsWith("|")) {
            return indent + Arrays.stream(text.split("(?<!\\\\)\\|", -1)).map(cell ->
                    " " + language.english(cell.strip()) + " ").collect(Collectors.joining("|")).strip();
        }
        return keywords.keySet().stream().filter(text::startsWith).max(comparing(String::length)).map(keyword -> {
            final String rest = text.substring(keyword.length());
            return indent + keywords.get(keyword) + (keyword.endsWith(" ") ? language.english(rest.strip()) : rest);
        }).orElse(line);
    }
}
