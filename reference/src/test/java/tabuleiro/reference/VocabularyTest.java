package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.PickleStep;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that the README of the specification lists exactly the phrases of the steps, and that the feature files use
 * each of them. The steps of every game and of the console are found on the class path.
 */
class VocabularyTest {

    private static final Path README = Path.of("../features/README.md");
    private static final Path RULES = Path.of("../features/rules");
    private static final Pattern LINE = Pattern.compile("(?m)^- `([^`]+)`:(.*)$");

    @Test
    void theReadmeListsEveryPhraseAndNoOther() throws IOException {
        final List<String> understood = Glue.all().stream()
                .flatMap(glue -> Stream.concat(glue.phrases().stream(), glue.words().stream())).toList();
        final List<String> listed = lines().stream().map(line -> line.group(1)).toList();
        assertThat(understood).contains("the move/position is refused: {}", "{player}");
        assertSoftly(softly -> {
            softly.assertThat(without(listed, understood)).as("phrases that the README does not list").isEmpty();
            softly.assertThat(without(understood, listed)).as("phrases of the README that no step has")
                    .isEmpty();
        });
    }

    @Test
    void theReadmeSaysWhatEachPhraseMeans() throws IOException {
        assertThat(lines()).isNotEmpty().allSatisfy(line ->
                assertThat(line.group(2).strip()).as("the meaning of %s", line.group(1)).isNotEmpty());
    }

    @ParameterizedTest
    @MethodSource("tabuleiro.reference.Glue#all")
    void everyPhraseIsUsedByAFeature(Glue glue) throws IOException {
        assertThat(glue.unusedBy(stepsOfFeaturesOf(glue.game()))).as("phrases that no feature uses").isEmpty();
    }

    @Test
    void aPhraseThatNoFeatureUsesIsReported() {
        final Glue shared = new Glue("tabuleiro.steps");
        assertThat(shared.unusedBy(Set.of("the move is refused: the column is full")))
                .contains("an assertion stops the caller", "{cell} is empty")
                .doesNotContain("the move/position is refused: {}");
    }

    /** Returns what is left of a list when each element of another list is removed from it once. */
    private static List<String> without(List<String> removed, List<String> list) {
        final List<String> left = new ArrayList<>(list);
        removed.forEach(left::remove);
        return left;
    }

    private static List<MatchResult> lines() throws IOException {
        return LINE.matcher(Files.readString(README)).results().toList();
    }

    /**
     * Returns the steps in the features of a game, and of the console of all games, which are shown with whichever game
     * shows them best; those of all features if there is no such game.
     */
    private static Set<String> stepsOfFeaturesOf(String game) throws IOException {
        final List<Path> files;
        try (Stream<Path> found = Files.walk(RULES)) {
            files = found.filter(file -> file.toString().endsWith(".feature")).toList();
        }
        final List<Path> own = files.stream().filter(file -> folderOf(file).equals(game)).toList();
        final Stream<Path> ofConsole = files.stream().filter(file -> folderOf(file).equals("console"));
        return (own.isEmpty() ? files.stream() : Stream.concat(own.stream(), ofConsole))
                .flatMap(VocabularyTest::stepsOf).collect(Collectors.toSet());
    }

    private static String folderOf(Path file) {
        return file.getParent().getFileName().toString().replace("-", "");
    }

    private static Stream<String> stepsOf(Path file) {
        try {
            return GherkinParser.builder().includeSource(false).build().parse(file)
                    .flatMap(envelope -> envelope.getPickle().stream())
                    .flatMap(pickle -> pickle.getSteps().stream()).map(PickleStep::getText);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
