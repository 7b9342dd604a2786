package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.faults.Fault;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.faults.Matrix;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.FaultsPage;
import tabuleiro.grading.report.OutputFolder;

/**
 * The rules bite: each mistake in {@code grading/faults} is found by the examples and the games together. The build
 * tries a sample of them, {@code -Dthorough=true} tries all, and {@code -Dfaults=DR-12} those whose rule and
 * mistake contain this text.
 */
class FaultsTest {

    private static final boolean THOROUGH = Boolean.getBoolean("thorough");

    /** The build tries every so many-th fault. */
    private static final int STEP = 40;

    private static final String ONLY = System.getProperty("faults", "");

    static List<Exercise> exercises() {
        return Faults.exercises();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyRuleAndGuardHasAFault(Exercise exercise) {
        final Rubric rubric = Fixtures.rubric(exercise.name());
        final Set<String> broken = new TreeSet<>();
        final Set<String> brokenGuards = new TreeSet<>();
        Faults.of(exercise).faults().forEach(fault -> (fault.guard() ? brokenGuards : broken).add(fault.rule()));
        assertThat(broken).isEqualTo(both(rubric.rules(), rubric.extension().rules()));
        assertThat(brokenGuards).isEqualTo(both(rubric.guards(), rubric.extension().guards()));
    }

    private static Set<String> both(Map<String, ?> exercise, Map<String, ?> extension) {
        final Set<String> both = new TreeSet<>(exercise.keySet());
        both.addAll(extension.keySet());
        return both;
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyFaultHasANameOfItsOwnAndChangesTheCleanSolution(Exercise exercise) {
        final Faults known = Faults.of(exercise);
        assertThat(known.faults().stream().map(Fault::toString).toList()).doesNotHaveDuplicates();
        known.faults().forEach(fault -> assertThat(fault.in(known.clean())).as(fault.toString())
                .isNotEqualTo(known.clean()).hasSameSizeAs(known.clean()));
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void examplesAndGamesTogetherFindEveryFault(Exercise exercise) {
        final Rubric rubric = Rubric.read(exercise.rubric()).withoutContracts();
        final Matrix matrix = Matrix.of(rubric, Fixtures.judge(rubric), sample(Faults.of(exercise).with(ONLY)), 2);
        new FaultsPage(matrix, ONLY).write(new OutputFolder(Path.of("target", "faults")));
        assertThat(matrix.survivors()).as("faults that no example finds, and no game").isEmpty();
    }

    private static Faults sample(Faults known) {
        final int step = THOROUGH || !ONLY.isEmpty() ? 1 : STEP;
        return new Faults(known.exercise(), known.clean(), IntStream.range(0, known.faults().size())
                .filter(i -> i % step == 0).mapToObj(known.faults()::get).toList());
    }
}
