package tabuleiro.language;

import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.FeatureParser;
import io.cucumber.core.gherkin.messages.GherkinMessagesFeatureParser;
import io.cucumber.gherkin.GherkinDialect;
import io.cucumber.gherkin.GherkinDialectProvider;
import java.net.URI;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
    private static final List<Function<GherkinDialect, List<String>>> HEADINGS = List.of(
            GherkinDialect::getFeatureKeywords, GherkinDialect::getRuleKeywords, GherkinDialect::getBackgroundKeywords,
            GherkinDialect::getScenarioOutlineKeywords, GherkinDialect::getScenarioKeywords,
            GherkinDialect::getExamplesKeywords);
    private static final List<Function<GherkinDialect, List<String>>> STEPS = List.of(GherkinDialect::getGivenKeywords,
            GherkinDialect::getWhenKeywords, GherkinDialect::getThenKeywords, GherkinDialect::getAndKeywords,
            GherkinDialect::getButKeywords);

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
        final GherkinDialectProvider dialects = new GherkinDialectProvider();
        final Map<String, String> headings = keywords(HEADINGS, dialects.getDialect(language.name()).orElseThrow(),
                dialects.getDefaultDialect(), ":");
        final Map<String, String> steps = keywords(STEPS, dialects.getDialect(language.name()).orElseThrow(),
                dialects.getDefaultDialect(), "");
        final boolean[] isQuoted = {false};
        final boolean[] isRow = {false};
        return "# language: en" + source.substring(head.end()).lines().map(line -> {
            isQuoted[0] ^= line.strip().startsWith("\"\"\"") || line.strip().startsWith("```");
            final boolean isHead = line.strip().startsWith("|") && !isRow[0];
            isRow[0] = line.strip().startsWith("|");
            return isQuoted[0] || isHead ? line : english(language, headings, steps, line);
        }).collect(Collectors.joining("\n", "", "\n"));
    }

    /** Returns the English keyword of each other, the longest first. */
    private static Map<String, String> keywords(List<Function<GherkinDialect, List<String>>> kinds, GherkinDialect from,
            GherkinDialect to, String end) {
        final Map<String, String> keywords = new TreeMap<>(
                Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        kinds.forEach(kind -> kind.apply(from).stream().filter(each -> !each.startsWith("*")).forEach(each ->
                keywords.putIfAbsent(each + end, kind.apply(to).stream().filter(other -> !other.startsWith("*"))
                        .findFirst().orElseThrow() + end)));
        return keywords;
    }

    private static String english(Language language, Map<String, String> headings, Map<String, String> steps,
            String line) {
        final String text = line.strip();
        final String indent = line.substring(0, line.indexOf(text));
        if (text.startsWith("|")) {
            return indent + Arrays.stream(text.split("(?<!\\\\)\\|", -1)).map(cell ->
                    " " + language.english(cell.strip()) + " ").collect(Collectors.joining("|")).strip();
        }
        final Optional<String> heading = headings.keySet().stream().filter(text::startsWith).findFirst();
        final Optional<String> step = steps.keySet().stream().filter(text::startsWith).findFirst();
        return heading.map(each -> indent + headings.get(each) + text.substring(each.length()))
                .or(() -> step.map(each -> indent + steps.get(each)
                        + language.english(text.substring(each.length()).strip()))).orElse(line);
    }
}
