package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.judge.Check;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.judge.Verdict;
import tabuleiro.grading.marks.Rubric;

/** The rules bite: each mistake in {@code grading/faults} is found by an example of the very rule that it breaks. */
class FaultsTest {

    /** The build tries every so many-th fault; the thorough build tries all. */
    private static final int STEP = Boolean.getBoolean("thorough") ? 1 : 24;

    static List<Exercise> exercises() {
        return Exercise.known().stream().filter(Fault::areKnown).toList();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyRuleAndGuardHasAFault(Exercise exercise) throws IOException {
        final Rubric rubric = Fixtures.rubric(exercise.name());
        final Set<String> broken = new TreeSet<>();
        final Set<String> brokenGuards = new TreeSet<>();
        Fault.of(exercise).forEach(fault -> (fault.guard() ? brokenGuards : broken).add(fault.rule()));
        assertThat(broken).isEqualTo(new TreeSet<>(rubric.rules().keySet()));
        assertThat(brokenGuards).isEqualTo(new TreeSet<>(rubric.guards().keySet()));
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyFaultChangesTheCleanSolutionWhichIsRight(Exercise exercise) throws IOException {
        Fault.of(exercise).forEach(fault -> assertThat(fault.sources(exercise)).isNotEmpty());
        assertThat(failed(judged(exercise, Fault.clean(exercise)))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyFaultIsFoundByAnExampleOfItsRule(Exercise exercise) throws IOException {
        final List<Fault> faults = Fault.of(exercise);
        assertThat(IntStream.range(0, faults.size()).filter(i -> i % STEP == 0).mapToObj(faults::get)
                .filter(fault -> !isFound(fault, exercise)).map(Fault::toString).toList())
                .as("faults that no example of their rule finds").isEmpty();
    }

    private static boolean isFound(Fault fault, Exercise exercise) {
        return failed(judged(exercise, fault.sources(exercise))).stream()
                .anyMatch(check -> check.guard() == fault.guard() && check.rule().equals(fault.rule()));
    }

    @ParameterizedTest
    @MethodSource("exercises")
    @EnabledIfSystemProperty(named = "thorough", matches = "true")
    void everyExampleFindsAFault(Exercise exercise) throws IOException {
        final Set<Check> idle = new HashSet<>();
        judged(exercise, Fault.clean(exercise)).outcomes().forEach(outcome -> idle.add(outcome.check()));
        for (Fault fault : Fault.of(exercise)) {
            idle.removeAll(failed(judged(exercise, fault.sources(exercise))));
        }
        assertThat(idle.stream().map(Check::example).toList()).as("examples that find no fault").isEmpty();
    }

    private static Verdict judged(Exercise exercise, Map<String, String> sources) {
        final Verdict verdict = Fixtures.judge(Fixtures.rubric(exercise.name()), sources);
        assertThat(verdict.outcomes()).as("%s", verdict).isNotEmpty();
        return verdict;
    }

    private static List<Check> failed(Verdict verdict) {
        return verdict.outcomes().stream().filter(outcome -> !outcome.passed()).map(Outcome::check).toList();
    }
}
