package tabuleiro.grading.tasks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.feedback.Tasks;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Slow;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Observed;

/** Where only the first tasks are marked, who has written them and nothing else gets full marks, games included. */
class FirstTasksTest {

    @TempDir
    private Path folder;

    /** Some in the build; in the thorough build each task but the last of each exercise. */
    static Stream<Arguments> stages() {
        return !Boolean.getBoolean("thorough") ? Stream.of(Arguments.of("quarto", 4))
                : Faults.exercises().stream().map(Exercise::name)
                        .filter(each -> each.contains(System.getProperty("game", "")))
                        .flatMap(each -> IntStream.range(1, tasks(each).all().size())
                        .mapToObj(last -> Arguments.of(each, last)));
    }

    private static Tasks tasks(String exercise) {
        return Tasks.in(Fixtures.project("exercises/" + exercise));
    }

    private Rubric rubric(String exercise, String more) throws IOException {
        final Path file = folder.resolve("rubric.yaml");
        Files.write(file, Files.readAllLines(new Exercise(exercise).rubric()));
        Files.writeString(file, more, StandardOpenOption.APPEND);
        return Rubric.read(file);
    }

    /** Returns the clean solution with the tasks after one as a student leaves them. */
    private static Map<String, String> upTo(int last, String name) throws IOException {
        final Exercise exercise = new Exercise(name);
        final Map<String, String> sources = new TreeMap<>(new StagedSolution(exercise, Faults.of(exercise).clean(),
                tasks(name)).sources());
        sources.replaceAll((path, text) ->
                text.replaceAll(Written.class.getName() + "\\.lacks\\((\\d+)\\)", "$1 > " + last));
        return sources;
    }

    @Slow
    @ParameterizedTest
    @MethodSource("stages")
    @Timeout(300)
    void whoHasWrittenTheFirstTasksGetsFullMarks(String exercise, int last) throws IOException {
        final Rubric rubric = rubric(exercise, "\ntasks: " + last + "\n").withoutContracts();
        final Observed observed = Fixtures.test(rubric, upTo(last, exercise));
        assertThat(Fixtures.said(rubric, observed)).as("after task " + last).startsWith("20.0");
        assertThat(observed.extras().played()).isPresent();
    }

    @Test
    void whatLaterTasksAskForHasNoWeight() throws IOException {
        final Rubric some = rubric("quarto", "\ntasks: 3\ncaps:\n- {at-most: 5, without: [QT-10]}\n");
        assertThat(some.rules()).containsEntry("QT-02", rubric("quarto", "").rules().get("QT-02"))
                .doesNotContainKeys("QT-10", "QT-18");
        assertThat(some.rules().get("QT-08")).as("some of its examples").isPositive()
                .isLessThan(rubric("quarto", "").rules().get("QT-08"));
        assertThat(some.guards()).isEmpty();
        assertThat(some.contracts()).isZero();
        assertThat(some.terms().caps()).isEmpty();
        assertThat(rubric("quarto", "\ntasks: 8\n")).as("all tasks").isEqualTo(rubric("quarto", ""));
        assertThat(some.fingerprint()).isNotEqualTo(rubric("quarto", "").fingerprint());
        for (String wrong : List.of("0", "9", "2.5", "some")) {
            assertThatThrownBy(() -> rubric("quarto", "\ntasks: " + wrong + "\n")).isInstanceOf(GradingException.class);
        }
    }
}
