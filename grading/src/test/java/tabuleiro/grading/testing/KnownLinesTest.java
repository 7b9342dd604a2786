package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.suite.Suite;

/**
 * The engine that lecture 12 has fitted to the examples of Connect Four passes all of them. If an example is added
 * that is won by another line, add that line to {@code slides/engines/KnownLines.java}.
 */
class KnownLinesTest {

    private static final Path SLIDES = Fixtures.project("slides");

    @SuppressWarnings("unchecked")
    private static Map<String, String> sources() throws IOException {
        final Map<String, Map<String, Object>> runs =
                new Yaml().load(Files.readString(SLIDES.resolve("runs/12-grading.yaml")));
        final Map<String, Object> run = runs.get("grade-fitted");
        final Map<String, String> sources = Fixtures.sources(Fixtures.project((String) run.get("of")));
        sources.put("connectfour/" + run.get("add"),
                Files.readString(SLIDES.resolve("engines").resolve((String) run.get("add"))));
        for (Map<String, String> change : (List<Map<String, String>>) run.get("change")) {
            sources.computeIfPresent("connectfour/" + change.get("file"),
                    (file, text) -> text.replace(change.get("replace"), change.get("with")));
        }
        return sources;
    }

    @Test
    void everyExamplePasses() throws IOException {
        final Map<String, String> sources = sources();
        assertThat(sources.get("connectfour/Engine.java")).contains("KnownLines.contains(");
        final Exercise exercise = new Exercise("connect-four");
        final Map<String, byte[]> classes = Fixtures.compiled(exercise, sources);
        final Examiner examiner = new Examiner(new Suite(exercise), Fixtures.WORKERS::nextPlayer, Optional::empty);
        assertThat(examiner.examine(classes).outcomes()).filteredOn(outcome -> !outcome.passed())
                .extracting(outcome -> outcome.check().rule() + ": " + outcome.check().example())
                .as("examples that are won by a line that slides/engines/KnownLines.java does not know").isEmpty();
    }
}
