package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.judge.Check;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.judge.Verdict;
import tabuleiro.grading.marks.Rubric;

/** The rules bite: each mistake in {@code grading/faults} is found by an example of the very rule that it breaks. */
class FaultsTest {

    private static final boolean THOROUGH = Boolean.getBoolean("thorough");

    /** The build tries every so many-th fault; the thorough build tries all. */
    private static final int STEP = THOROUGH ? 1 : 24;

    static List<Exercise> exercises() {
        return Exercise.known().stream().filter(Faults::areKnown).toList();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyRuleAndGuardHasAFault(Exercise exercise) throws IOException {
        final Rubric rubric = Fixtures.rubric(exercise.name());
        final Set<String> broken = new TreeSet<>();
        final Set<String> brokenGuards = new TreeSet<>();
        Faults.of(exercise).faults().forEach(fault -> (fault.guard() ? brokenGuards : broken).add(fault.rule()));
        assertThat(broken).isEqualTo(new TreeSet<>(rubric.rules().keySet()));
        assertThat(brokenGuards).isEqualTo(new TreeSet<>(rubric.guards().keySet()));
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyFaultHasANameOfItsOwnAndChangesTheCleanSolution(Exercise exercise) throws IOException {
        final Faults known = Faults.of(exercise);
        assertThat(known.faults().stream().map(Fault::toString).toList()).doesNotHaveDuplicates();
        known.faults().forEach(fault -> assertThat(fault.in(known.clean())).isNotEmpty());
    }

    /** The thorough build also demands that every example finds a fault. */
    @ParameterizedTest
    @MethodSource("exercises")
    void everyFaultIsFoundByAnExampleOfItsRule(Exercise exercise) throws IOException {
        final Faults known = Faults.of(exercise);
        assertThat(failed(exercise, known.clean())).as("what fails with the clean solution").isEmpty();
        final List<String> survivors = new ArrayList<>();
        final Set<Check> useful = new HashSet<>();
        for (int i = 0; i < known.faults().size(); i += STEP) {
            final Fault fault = known.faults().get(i);
            final List<Check> failed = failed(exercise, fault.in(known.clean()));
            useful.addAll(failed);
            if (failed.stream().noneMatch(check -> isOf(fault, check))) {
                survivors.add(fault.toString());
            }
        }
        assertThat(survivors).as("faults that no example of their rule finds").isEmpty();
        if (THOROUGH) {
            assertThat(judged(exercise, known.clean()).outcomes().stream().map(Outcome::check)
                    .filter(check -> !useful.contains(check)).map(Check::example).toList())
                    .as("examples that find no fault").isEmpty();
        }
    }

    private static boolean isOf(Fault fault, Check check) {
        return check.guard() == fault.guard() && check.rule().equals(fault.rule());
    }

    private static List<Check> failed(Exercise exercise, Map<String, String> sources) {
        return judged(exercise, sources).outcomes().stream().filter(outcome -> !outcome.passed()).map(Outcome::check)
                .toList();
    }

    private static Verdict judged(Exercise exercise, Map<String, String> sources) {
        final Verdict verdict = Fixtures.judge(Fixtures.rubric(exercise.name()), sources);
        assertThat(verdict.problem()).as("why it cannot be judged").isEmpty();
        assertThat(verdict.outcomes()).as("the examples").isNotEmpty();
        return verdict;
    }
}
