package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;

/** In every exercise the right solution gets everything, and the unwritten one nothing. */
class EveryExerciseTest {

    /** The rules of the console are those of given code, which nobody hands in. */
    private static final String CONSOLE = "console";

    /**
     * Random games are played and contracts tried in one exercise; by the thorough build in each. {@code PlayTest}
     * plays the others.
     */
    private static final boolean THOROUGH = Boolean.getBoolean("thorough");
    private static final Exercise PLAYED = new Exercise("connect-four");

    static List<Exercise> exercises() {
        return Exercise.known();
    }

    private static Rubric rubric(Exercise exercise) {
        final Rubric whole = Rubric.read(exercise.rubric());
        return THOROUGH || exercise.equals(PLAYED) ? whole : whole.withoutPlay().withoutContracts();
    }

    @Test
    void everyGameThatIsSpecifiedCanBeGraded() throws IOException {
        try (Stream<Path> folders = Files.list(Fixtures.project("features/rules"))) {
            assertThat(exercises()).extracting(Exercise::name).isNotEmpty()
                    .containsExactlyInAnyOrderElementsOf(folders.filter(Files::isDirectory)
                            .map(each -> each.getFileName().toString()).filter(name -> !name.equals(CONSOLE)).toList());
        }
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void theReferenceGetsFullMarks(Exercise exercise) {
        final Rubric rubric = rubric(exercise);
        final Observed observed = Fixtures.test(rubric, Fixtures.reference(exercise));
        assertThat(observed.problem()).isEmpty();
        assertThat(observed.outcomes()).isNotEmpty().allMatch(Outcome::passed);
        assertThat(Fixtures.marks(rubric, observed).mark()).isEqualByComparingTo("20.0");
    }

    @Slow
    @ParameterizedTest
    @MethodSource("exercises")
    void theUntouchedStubCompilesFailsEveryExampleAndGetsNothing(Exercise exercise) {
        final Rubric rubric = rubric(exercise);
        final Observed observed = Fixtures.test(rubric, Fixtures.stub(exercise));
        assertThat(observed.problem()).isEmpty();
        assertThat(observed.outcomes()).isNotEmpty()
                .allMatch(outcome -> outcome.status() == Status.ERROR)
                .allMatch(outcome -> outcome.message().startsWith("UnsupportedOperationException: TODO"));
        assertThat(Fixtures.marks(rubric, observed).mark()).isEqualByComparingTo("0.0");
    }

    @Test
    void aWrongEngineGetsNothingThoughTheReferenceCouldBeLoaded() throws Exception {
        final Exercise exercise = PLAYED;
        final ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (CompiledReference reference = CompiledReference.of(exercise)) {
            Thread.currentThread().setContextClassLoader(reference.loader());
            assertThat(ServiceLoader.load(Class.forName(exercise.specification()))).as("the reference can be loaded")
                    .hasSize(1);
            assertThat(Fixtures.test(rubric(exercise), Fixtures.stub(exercise)).outcomes())
                    .isNotEmpty().noneMatch(Outcome::passed);
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }
}
