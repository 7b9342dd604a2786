package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.testing.RandomGames;
import tabuleiro.grading.testing.Tester;

/**
 * Wherever chance or choice is free, and whatever a program does beside, a right one gets full marks. The gate tries
 * two programs of one exercise by its examples, drawn by {@code -Dright.seed}; the thorough build all, with random
 * games by three seeds; {@code -Dright=TEXT} those whose names contain the text, with games by one.
 */
@Slow
class RightProgramsTest {

    private static final boolean THOROUGH = Boolean.getBoolean("thorough");
    private static final String ONLY = System.getProperty("right", "");
    private static final int SEEDS = 3;

    /** By this seed the programs are drawn unless another is named. */
    private static final long SEED = 2;
    private static final String GAME = "quarto";
    private static final int SOME = 2;
    private static final int FEWEST = 8;
    private static final BigDecimal FULL = new BigDecimal("20.0");

    /** Returns those of which right programs are written down. */
    static List<Exercise> exercises() {
        return Exercise.known().stream().filter(each -> RightProgramsTest.class.getResource(
                "/right/" + each.name() + ".yaml") != null)
                .filter(each -> isWhole() || each.name().equals(GAME)).toList();
    }

    private static boolean isWhole() {
        return THOROUGH || !ONLY.isEmpty();
    }

    private static Map<String, Map<String, String>> some(Exercise exercise) {
        final Map<String, Map<String, String>> all = RightPrograms.of(exercise);
        assertThat(all).hasSizeGreaterThanOrEqualTo(FEWEST);
        final List<String> names = new ArrayList<>(all.keySet());
        Collections.shuffle(names, new Random(Long.getLong("right.seed", SEED)));
        all.keySet().retainAll(isWhole() ? names : names.subList(0, SOME));
        all.keySet().removeIf(name -> !name.contains(ONLY));
        return all;
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void aRightProgramGetsFullMarks(Exercise exercise) {
        final Rubric whole = Rubric.read(exercise.rubric()).withoutContracts();
        final Rubric rubric = isWhole() ? whole : whole.withoutPlay();
        final Map<String, String> wronged = new TreeMap<>();
        final int seeds = THOROUGH ? SEEDS : 1;
        LongStream.range(0, seeds).mapToObj(i -> i == 0 ? Fixtures.tester(rubric)
                : Fixtures.tester(rubric, Fixtures.WORKERS, RandomGames.SEED + i))
                .forEach(tester -> some(exercise).forEach((name, sources) ->
                        said(rubric, tester, sources).forEach(each -> wronged.merge(name, each, String::concat))));
        assertThat(wronged).isEmpty();
    }

    /** Returns what a program is told that does not get full marks. */
    private static List<String> said(Rubric rubric, Tester tester, Map<String, String> sources) {
        final Observed observed = tester.test(sources);
        return Fixtures.marks(rubric, observed).mark().compareTo(FULL) == 0 ? List.of()
                : List.of(observed.problem() + Fixtures.said(rubric, observed));
    }
}
