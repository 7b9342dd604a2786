package tabuleiro.specification;

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
 * A feature file as data, read by Cucumber's own parser.
 *
 * @param name    of the file
 * @param text    as it stands in the file
 * @param feature what it says
 */
record FeatureFile(String name, String text, Feature feature) {

    /** What the id of a rule looks like, such as {@code C4-06}. */
    static final String ID = "[A-Z][A-Z0-9]-\\d\\d";

    /** What stands before the id of a rule in the tag of an example that checks the rule's guards. */
    static final String GUARD = "guard-";

    /** Which feature files lie in a folder? In the order of their names. */
    static List<FeatureFile> in(Path folder) {
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
     * What does this text say?
     *
     * @throws IllegalArgumentException if it is not Gherkin; the message says where
     */
    static FeatureFile parse(String name, String text) {
        final List<Envelope> parsed = GherkinParser.builder().includeSource(false).includePickles(false).build()
                .parse(name, text.getBytes(StandardCharsets.UTF_8)).toList();
        parsed.stream().map(Envelope::getParseError).flatMap(Optional::stream).findFirst().ifPresent(error -> {
            throw new IllegalArgumentException(name + " " + error.getMessage());
        });
        return new FeatureFile(name, text, parsed.stream().map(Envelope::getGherkinDocument).flatMap(Optional::stream)
                .flatMap(document -> document.getFeature().stream()).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " holds no feature")));
    }

    /** Which rules does it state? */
    List<Rule> rules() {
        return feature.getChildren().stream().map(FeatureChild::getRule).flatMap(Optional::stream).toList();
    }

    /** Which examples stand under no rule? */
    List<Scenario> examplesOutsideRules() {
        return feature.getChildren().stream().map(FeatureChild::getScenario).flatMap(Optional::stream).toList();
    }

    /** Which examples stand under a rule? */
    static List<Scenario> examplesOf(Rule rule) {
        return rule.getChildren().stream().map(RuleChild::getScenario).flatMap(Optional::stream).toList();
    }

    /** Which examples are there at all? */
    List<Scenario> examples() {
        return Stream.concat(rules().stream().flatMap(rule -> examplesOf(rule).stream()),
                examplesOutsideRules().stream()).toList();
    }

    /** Which of these tags are ids of rules? */
    static List<String> idsAmong(List<Tag> tags) {
        return names(tags).stream().filter(tag -> tag.matches(ID)).toList();
    }

    /** Which rules have guards that an example with these tags checks? Their ids. */
    static List<String> guardedAmong(List<Tag> tags) {
        return names(tags).stream().filter(tag -> tag.matches(GUARD + ID)).map(tag -> tag.substring(GUARD.length()))
                .toList();
    }

    /** What are these tags called, without the {@code @}? */
    static List<String> names(List<Tag> tags) {
        return tags.stream().map(tag -> tag.getName().substring(1)).toList();
    }

    /** Which ids do the rules of these files carry? */
    static Set<String> ruleIds(Collection<FeatureFile> files) {
        return files.stream().flatMap(file -> file.rules().stream())
                .flatMap(rule -> idsAmong(rule.getTags()).stream()).collect(Collectors.toSet());
    }
}
