package tabuleiro.rulebook;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Tag;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A feature file as data, read by Cucumber's parser.
 *
 * @param name    its name
 * @param text    its text
 * @param feature the feature that it contains
 */
public record FeatureFile(String name, String text, Feature feature) {

    /** The form of the id of a rule, such as {@code C4-06}. */
    public static final String ID = "[A-Z][A-Z0-9]-\\d\\d";

    /** The text before the id of a rule in the tag of an example that checks the guards of the rule. */
    public static final String GUARD = "guard-";

    /** Returns the feature files in a folder, in the order of their names. */
    public static List<FeatureFile> in(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".feature")).sorted().map(FeatureFile::read).toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static FeatureFile read(Path file) {
        try {
            return parse(file.getFileName().toString(), Files.readString(file));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * Reads a text.
     *
     * @throws IllegalArgumentException if the text is not Gherkin; the message says where
     */
    public static FeatureFile parse(String name, String text) {
        final List<Envelope> parsed = GherkinParser.builder().includeSource(false).includePickles(false).build()
                .parse(name, text.getBytes(StandardCharsets.UTF_8)).toList();
        parsed.stream().map(Envelope::getParseError).flatMap(Optional::stream).findFirst().ifPresent(error -> {
            throw new IllegalArgumentException(name + " " + error.getMessage());
        });
        return new FeatureFile(name, text, parsed.stream().map(Envelope::getGherkinDocument).flatMap(Optional::stream)
                .flatMap(document -> document.getFeature().stream()).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " contains no feature")));
    }

    /** Returns the rules of the file. */
    public List<Rule> rules() {
        return feature.getChildren().stream().map(FeatureChild::getRule).flatMap(Optional::stream).toList();
    }

    /** Returns the examples that belong to no rule. */
    public List<Scenario> examplesOutsideRules() {
        return feature.getChildren().stream().map(FeatureChild::getScenario).flatMap(Optional::stream).toList();
    }

    /** Returns the examples of a rule. */
    public static List<Scenario> examplesOf(Rule rule) {
        return rule.getChildren().stream().map(RuleChild::getScenario).flatMap(Optional::stream).toList();
    }

    /** Returns all examples of the file. */
    public List<Scenario> examples() {
        return Stream.concat(rules().stream().flatMap(rule -> examplesOf(rule).stream()),
                examplesOutsideRules().stream()).toList();
    }

    /** Returns those of these tags that are ids of rules. */
    public static List<String> idsAmong(List<Tag> tags) {
        return names(tags).stream().filter(tag -> tag.matches(ID)).toList();
    }

    /** Returns the ids of the rules whose guards an example with these tags checks. */
    public static List<String> guardedAmong(List<Tag> tags) {
        return names(tags).stream().filter(tag -> tag.matches(GUARD + ID)).map(tag -> tag.substring(GUARD.length()))
                .toList();
    }

    /** Returns the names of these tags, without the {@code @}. */
    public static List<String> names(List<Tag> tags) {
        return tags.stream().map(tag -> tag.getName().substring(1)).toList();
    }

    /** Returns the ids of the rules of these files. */
    public static Set<String> ruleIds(Collection<FeatureFile> files) {
        return files.stream().flatMap(file -> file.rules().stream())
                .flatMap(rule -> idsAmong(rule.getTags()).stream()).collect(Collectors.toSet());
    }
}
