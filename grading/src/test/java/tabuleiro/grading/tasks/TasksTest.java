package tabuleiro.grading.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.feedback.Task;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.grading.faults.Faults;
import tabuleiro.rulebook.FeatureFile;

/**
 * Holds the tasks of each exercise to what happens: the clean solution is run with one task after another written, and
 * every example must belong to the task after which it passes.
 *
 * <p>With {@code -Dtasks=write} it writes the tags into the feature files, and the numbers into the README, instead of
 * comparing them; {@code -Dgame=chess} limits it to one exercise.
 */
@Slow
class TasksTest {

    private static final boolean WRITES = "write".equals(System.getProperty("tasks"));

    static List<Exercise> exercises() {
        final String game = System.getProperty("game", "");
        return Faults.exercises().stream().filter(exercise -> exercise.name().contains(game)).toList();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    @Timeout(300)
    void everyExampleBelongsToTheTaskAfterWhichItPasses(Exercise exercise) throws IOException {
        final Stages stages = Stages.of(exercise);
        assertThat(stages.faults()).as("examples that do not pass once and for all").isEmpty();
        final List<Placed> examples = Placed.of(stages);
        assertThat(stages.tasks().all().stream().filter(each -> !each.addsContracts()).map(Task::number))
                .as("tasks that turn examples green")
                .isSubsetOf(examples.stream().map(Placed::task).collect(Collectors.toSet()));
        for (Map.Entry<Path, String> each : right(stages, examples).entrySet()) {
            check(each.getKey(), each.getValue());
        }
    }

    /** Returns the texts that feature files and READMEs should have. */
    private static Map<Path, String> right(Stages stages, List<Placed> examples) throws IOException {
        final Exercise exercise = stages.exercise();
        final Map<Path, String> right = new LinkedHashMap<>();
        final Path table = Fixtures.project("exercises/" + exercise.name() + "/README.md");
        right.put(table, TaskTable.write(Files.readString(table), examples));
        for (FeatureFile file : examples.stream().map(Placed::file).distinct().toList()) {
            right.put(stages.features().resolve(file.name()), FeatureTags.write(file,
                    examples.stream().filter(each -> each.file().equals(file)).toList()));
        }
        return right;
    }

    private static void check(Path file, String text) throws IOException {
        if (WRITES) {
            Files.writeString(file, text);
        } else {
            assertThat(differences(file, Files.readAllLines(file), text.lines().toList())).isEmpty();
        }
    }

    /** Returns the first lines that differ, and what to do. */
    private static List<String> differences(Path file, List<String> written, List<String> right) {
        if (written.equals(right)) {
            return List.of();
        }
        final int same = (int) IntStream.range(0, Math.min(written.size(), right.size()))
                .takeWhile(i -> written.get(i).equals(right.get(i))).count();
        return List.of(file.getFileName() + ", line " + (same + 1), "is: " + line(written, same),
                "should be: " + line(right, same), "-Dtasks=write writes it; see grading/README.md");
    }

    private static String line(List<String> lines, int number) {
        return number < lines.size() ? lines.get(number) : "";
    }
}
