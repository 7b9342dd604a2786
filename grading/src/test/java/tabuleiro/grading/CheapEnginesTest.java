package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.marks.Rubric;

/** Engines that do little earn little. */
@Slow
class CheapEnginesTest {

    private static final String WHY_NOT = "(public Optional<Refusal> whyNot\\w+\\([^)]*\\) \\{\\n)";
    private static final String OVER = "$1        if (%s) { return Optional.of(Refusal.GAME_OVER); }\n";

    /** All exercises in the thorough build; else the smallest. */
    static List<Exercise> exercises() {
        return Exercise.known().stream().filter(each -> Boolean.getBoolean("thorough")
                || each.name().equals("connect-four")).toList();
    }

    private static BigDecimal mark(Exercise exercise, Map<String, String> sources) {
        final Rubric rubric = Rubric.read(exercise.rubric()).withoutContracts();
        return Fixtures.marks(rubric, Fixtures.test(rubric, sources)).mark();
    }

    private static Map<String, String> changed(Map<String, String> sources, String regex, String replacement) {
        final Map<String, String> changed = new TreeMap<>(sources);
        changed.replaceAll((path, text) -> text.replaceAll(regex, replacement));
        assertThat(changed).isNotEqualTo(sources);
        return changed;
    }

    /** Returns a right engine that says that the game is over where this holds. */
    private static Map<String, String> over(Exercise exercise, String where) {
        final Map<String, String> clean = Faults.of(exercise).clean();
        final String engine = clean.keySet().stream().filter(each -> each.endsWith("/Engine.java")).findFirst()
                .orElseThrow();
        final Map<String, String> changed = new TreeMap<>(clean);
        changed.put(engine, changed(Map.of("", clean.get(engine)), WHY_NOT, OVER.formatted(where)).get(""));
        return changed;
    }

    @Thorough
    @ParameterizedTest
    @MethodSource("exercises")
    void assertionsAloneEarnNextToNothing(Exercise exercise) {
        assertThat(mark(exercise, changed(Fixtures.stub(exercise), "new UnsupportedOperationException\\(\"TODO",
                "new AssertionError(\"TODO"))).isLessThanOrEqualTo(new BigDecimal("0.5"));
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void whoRefusesAllEarnsNextToNothing(Exercise exercise) {
        assertThat(mark(exercise, over(exercise, "true"))).isLessThanOrEqualTo(new BigDecimal("0.5"));
    }

    /** In four positions of five. */
    @Thorough
    @ParameterizedTest
    @MethodSource("exercises")
    void whoRefusesMostLosesAQuarter(Exercise exercise) {
        assertThat(mark(exercise, over(exercise, "Math.floorMod(position().toString().hashCode(), 5) != 0")))
                .isLessThanOrEqualTo(new BigDecimal("15.5"));
    }
}
