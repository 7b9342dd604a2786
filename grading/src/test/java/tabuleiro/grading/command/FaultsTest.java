package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.grading.Thorough;
import tabuleiro.grading.faults.Fault;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.marks.Matrix;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.FaultsPage;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.testing.FaultTrial;
import tabuleiro.grading.testing.Tester;

/**
 * The rules bite, and one mistake costs what it is worth: each mistake in {@code grading/faults}, alone in a clean
 * solution, is found by the examples and the games together; half of them cost at most 1.5 of 20, and 95 of 100 at most
 * 4. Whoever costs more is listed with its reason in {@code dear-mistakes.txt}. The gate tries some of one exercise
 * by examples, and by games what no example finds; {@code -Dthorough=true} tries all by both, and
 * {@code -Dfaults=DR-12} those whose rule and mistake contain this text.
 */
@Slow
class FaultsTest {

    private static final boolean THOROUGH = Boolean.getBoolean("thorough");

    private static final String ONLY = System.getProperty("faults", "");
    private static final boolean PLAYED = THOROUGH || !ONLY.isEmpty();

    /** So many faults of this exercise the gate tries, drawn by this seed. */
    private static final int SOME = 2;
    private static final Exercise TRIED = new Exercise("connect-four");
    private static final long SEED = Long.getLong("faults.seed", 1);

    private static final BigDecimal HALF_AT_MOST = new BigDecimal("1.5");

    /** Of so many faults, one may cost more than a fifth of the marks. */
    private static final int SELDOM = 20;

    private static final Map<Exercise, Matrix> MATRICES = new TreeMap<>(Comparator.comparing(Exercise::name));

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

    private static Matrix matrix(Exercise exercise) {
        return MATRICES.computeIfAbsent(exercise, each -> matrix(each, PLAYED, some(Faults.of(each).with(ONLY))));
    }

    private static Matrix matrix(Exercise exercise, boolean played, Faults some) {
        final Rubric whole = Rubric.read(exercise.rubric()).withoutContracts();
        final Rubric rubric = played ? whole : whole.withoutPlay();
        final Tester tester = Fixtures.tester(rubric);
        return Matrix.of(rubric, tester.checks(), some.faults(), FaultTrial.observed(tester, some, 2));
    }

    private static Faults some(Faults known) {
        final List<Fault> faults = new ArrayList<>(known.faults());
        if (!PLAYED) {
            Collections.shuffle(faults, new Random(SEED));
        }
        return new Faults(known.exercise(), known.clean(), PLAYED ? faults : faults.subList(0, SOME));
    }

    static List<Exercise> tried() {
        return exercises().stream().filter(each -> PLAYED || each.equals(TRIED)).toList();
    }

    @ParameterizedTest
    @MethodSource("tried")
    void examplesAndGamesTogetherFindEveryFault(Exercise exercise) {
        final Matrix matrix = matrix(exercise);
        new FaultsPage(matrix, ONLY).write(new OutputFolder(Path.of("target", "faults")));
        List<Fault> survivors = matrix.survivors();
        if (!PLAYED && !survivors.isEmpty()) {
            survivors = matrix(exercise, true, new Faults(exercise, Faults.of(exercise).clean(), survivors))
                    .survivors();
        }
        assertThat(survivors).as("faults that no example finds, and no game").isEmpty();
    }

    @Thorough
    @Test
    void oneMistakeCostsLittle() throws IOException {
        final List<BigDecimal> costs = new ArrayList<>();
        final Set<String> dear = new TreeSet<>();
        for (Exercise exercise : exercises()) {
            final Matrix matrix = matrix(exercise);
            matrix.tries().forEach(each -> costs.add(matrix.cost(each)));
            matrix.dear().forEach(each -> dear.add(each.fault().toString()));
        }
        assertThat(costs.stream().sorted().toList().get((costs.size() - 1) / 2)).as("what half of the faults cost")
                .isLessThanOrEqualTo(HALF_AT_MOST);
        assertThat(listed()).as("faults that cost more than a fifth of the marks").containsAll(dear);
        if (THOROUGH) {
            assertThat(dear).as("faults that are listed as dear").isEqualTo(listed());
        }
    }

    @Test
    void fewMistakesAreDear() throws IOException {
        final Set<String> known = exercises().stream().flatMap(each -> Faults.of(each).faults().stream())
                .map(Fault::toString).collect(Collectors.toSet());
        assertThat(known).containsAll(listed());
        assertThat(listed()).hasSizeLessThanOrEqualTo(known.size() / SELDOM);
    }

    /** Returns the faults that are listed, each in a line with the reason behind it. */
    private static Set<String> listed() throws IOException {
        try (var file = FaultsTest.class.getResourceAsStream("/dear-mistakes.txt");
                Stream<String> lines = new String(file.readAllBytes(), StandardCharsets.UTF_8).lines()) {
            return lines.filter(line -> !line.startsWith("#")).map(line -> line.split(" \\| ")).map(words -> {
                assertThat(words).as("a fault and its reason").hasSize(2);
                return words[0];
            }).collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
