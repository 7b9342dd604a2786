package tabuleiro.specification;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.messages.types.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rulebook.FeatureFile;

/**
 * Tests that the reports which the READMEs show as examples could be printed by the rules as they are now. The numbers
 * of the tasks are tested in grading.
 */
class ReportsInReadmesTest {

    private static final Path ROOT = Path.of("..");
    private static final List<FeatureFile> FILES = FeatureFile.in(Path.of("rules/connect-four"));

    /** How many examples each rule has that is to be written. */
    private static final Map<String, Integer> EXAMPLES = FILES.stream().flatMap(file -> file.rules().stream())
            .filter(rule -> !FeatureFile.names(rule.getTags()).contains("console"))
            .collect(Collectors.toMap(rule -> FeatureFile.idsAmong(rule.getTags()).get(0),
                    rule -> FeatureFile.examplesOf(rule).stream().mapToInt(ReportsInReadmesTest::examples).sum()));

    private static final Pattern IN_FULL = Pattern.compile("(?m)^ *(\\S+): .*\\n +\\d+ of (\\d+) examples pass\\.$");
    private static final Pattern STEP = Pattern.compile("(?m)^ +(.*\\S) +\\(features/(.*):(\\d+)\\)$");
    private static final Pattern OTHER = Pattern.compile("Also fails: (.*) \\((.*):(\\d+)\\)");
    private static final Pattern RULES = Pattern.compile("Rules that hold: \\d+ of (\\d+)\\.");

    private static int examples(Scenario scenario) {
        return scenario.getExamples().isEmpty() ? 1
                : scenario.getExamples().stream().mapToInt(each -> each.getTableBody().size()).sum();
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "exercises/README.md"})
    void aReportCountsTheExamplesThatTheRulesHave(String readme) throws IOException {
        assertThat(found(IN_FULL, readme)).as("rules in full").isNotEmpty().allSatisfy(this::checkCount);
        assertThat(found(RULES, readme)).allSatisfy(rules ->
                assertThat(rules.group(1)).as("the number of rules").isEqualTo(String.valueOf(EXAMPLES.size())));
    }

    private void checkCount(MatchResult rule) {
        assertThat(rule.group(2)).as("the examples of %s", rule.group(1))
                .isEqualTo(String.valueOf(EXAMPLES.get(rule.group(1))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "exercises/README.md"})
    void aReportNamesTheLinesThatTheStepsHave(String readme) throws IOException {
        assertThat(found(STEP, readme)).as("steps").isNotEmpty().allSatisfy(step -> assertThat(
                line(Path.of(step.group(2)), step.group(3))).isEqualTo(step.group(1)));
        assertThat(found(OTHER, readme)).allSatisfy(other ->
                assertThat(line(Path.of("rules/connect-four", other.group(2)), other.group(3)))
                        .isEqualTo("Example: " + other.group(1)));
    }

    private static String line(Path file, String number) throws IOException {
        return Files.readAllLines(file).get(Integer.parseInt(number) - 1).strip();
    }

    private static List<MatchResult> found(Pattern pattern, String readme) throws IOException {
        return pattern.matcher(Files.readString(ROOT.resolve(readme))).results().toList();
    }
}
