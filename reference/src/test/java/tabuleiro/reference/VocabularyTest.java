package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.PickleStep;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rulebook.Phrases;
import tabuleiro.rulebook.Phrases.Phrase;

/**
 * Tests that the rule book lists exactly the phrases of the steps, and that the feature files use each of them. The
 * steps of every game and of the console are found on the class path.
 */
class VocabularyTest {

    private static final Path RULES = Path.of("../features/rules");
    private static final List<Path> SOURCES = List.of(Path.of("../features/src/main/java"), Path.of("src/test/java"));

    @Test
    void theRuleBookListsEveryPhraseAndNoOther() {
        final List<String> understood = Glue.all().stream()
                .flatMap(glue -> Stream.concat(glue.phrases().stream(), glue.words().stream())).toList();
        assertThat(understood).contains("the move/position is refused: {}", "{player}");
        assertThat(listed().map(Phrase::text).toList()).as("the phrases that the rule book finds in the sources")
                .containsExactlyInAnyOrderElementsOf(understood);
    }

    @Test
    void theRuleBookSaysWhatEachPhraseMeans() {
        assertThat(listed()).allSatisfy(phrase -> assertThat(phrase.meaning()).as("the comment above the step %s",
                phrase.text()).matches("[A-Z].+\\."));
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

    private static Stream<Phrase> listed() {
        return SOURCES.stream().flatMap(folder -> Phrases.in(folder).stream())
                .flatMap(home -> home.classes().stream())
                .flatMap(steps -> Stream.concat(steps.words().stream(), steps.phrases().stream()));
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
