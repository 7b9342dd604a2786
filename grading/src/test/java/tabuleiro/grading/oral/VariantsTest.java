package tabuleiro.grading.oral;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.Thorough;
import tabuleiro.grading.faults.Fault;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.suite.Suite;
import tabuleiro.grading.testing.Tester;

/** An examiner can rely on a variant: the reference plays by it once it is changed as the file says, and not before. */
class VariantsTest {

    /** So many variants each game has at least. */
    private static final int ENOUGH = 4;

    private static final Exercise EXERCISE = new Exercise("connect-four");

    private static final String GOOD = """
            variants:
            - id: C4-91
              rule: another rule
              feature: another.feature
              changes:
              - file: Engine.java
                replace: "one"
                with: "two"
            """;

    private static final String FEATURE = """
            Feature: another

              @C4-91
              Rule: another rule

                Example: an example
                  Given a new game
                  Then the game is over
            """;

    @TempDir
    private Path oral;

    /** Returns those for which variants are written down. */
    static List<Exercise> exercises() {
        return Exercise.known().stream()
                .filter(each -> Files.exists(Home.oral().resolve(each.name() + ".yaml"))).toList();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void eachGameHasEnoughAndEachChangesTheReference(Exercise exercise) {
        final Map<String, String> reference = Fixtures.reference(exercise);
        final List<Variant> variants = Variants.of(exercise);
        assertThat(variants).extracting(Variant::id).hasSizeGreaterThanOrEqualTo(ENOUGH);
        for (Variant variant : variants) {
            assertThat(variant.reference(reference)).hasSameSizeAs(reference).isNotEqualTo(reference);
            assertThat(variant.suite().checks()).hasSizeBetween(1, 3).extracting(Check::rule)
                    .containsOnly(variant.id());
        }
    }

    @Test
    void theChangedReferenceAlonePlaysByAVariant() {
        playsByEach(EXERCISE);
    }

    static List<Exercise> others() {
        return exercises().stream().filter(each -> !each.equals(EXERCISE)).toList();
    }

    @ParameterizedTest
    @MethodSource("others")
    @Thorough
    void theChangedReferencePlaysByEachVariantOfTheOtherGames(Exercise exercise) {
        playsByEach(exercise);
    }

    /** All features are tested at once, of which only those of one variant must be passed. */
    private static void playsByEach(Exercise exercise) {
        final List<Variant> variants = Variants.of(exercise);
        final Tester tester = new Tester(exercise, Fixtures.WORKERS, () -> suite(exercise, variants), Optional.empty(),
                Optional.empty(), Optional.empty());
        final Map<String, String> reference = Fixtures.reference(exercise);
        final Observed unchanged = tester.test(reference);
        for (Variant variant : variants) {
            assertThat(failed(variant, unchanged)).as(variant.id() + ": what the reference fails").isNotEmpty();
            assertThat(failed(variant, tester.test(variant.reference(reference))))
                    .as(variant.id() + ": what the changed reference fails").isEmpty();
        }
    }

    private static Suite suite(Exercise exercise, List<Variant> variants) {
        final SortedMap<String, byte[]> features = new TreeMap<>();
        variants.forEach(each -> features.put("oral/" + each.file().getFileName(),
                each.feature().getBytes(StandardCharsets.UTF_8)));
        return new Suite(exercise, features);
    }

    /** Returns what is said of the examples of a variant that fail. */
    private static List<String> failed(Variant variant, Observed observed) {
        assertThat(observed.problem()).as(variant.id() + ": why the reference cannot be judged").isEmpty();
        return observed.outcomes().stream().filter(outcome -> outcome.check().rule().equals(variant.id()))
                .filter(outcome -> !outcome.passed()).map(VariantsTest::said).toList();
    }

    private static String said(Outcome outcome) {
        return outcome.check().rule() + ", " + outcome.check().example() + ": " + outcome.message();
    }

    private List<Variant> read(String text) throws IOException {
        Files.createDirectories(oral.resolve("connect-four"));
        Files.writeString(oral.resolve("connect-four/another.feature"), FEATURE);
        Files.writeString(oral.resolve("connect-four.yaml"), text);
        return Variants.in(oral, EXERCISE);
    }

    @Test
    void aGoodFileIsRead() throws IOException {
        assertThat(read(GOOD)).containsExactly(new Variant(EXERCISE, "C4-91", "another rule",
                oral.resolve("connect-four/another.feature"), FEATURE,
                List.of(new Variant.Edit("connectfour/Engine.java", new Fault.Change("one", "two")))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "id: C4-91;          id: C4-19;     line 2: an id of a variant ends with 91 to 99",
        "id: C4-91;          id: C4-92;     another.feature must have the tag @C4-92",
        "another.feature;    other.feature; line 2: there is no feature file",
        "file: Engine.java;  files: x;      line 6: file is missing",
        "rule: another rule; rules: x;      line 2: rule is missing",
        "changes:;           change:;       line 2: changes is missing"})
    void aBadOneIsRefusedWithItsLine(String text, String instead, String said) {
        assertThatThrownBy(() -> read(GOOD.replace(text, instead))).isInstanceOf(GradingException.class)
                .hasMessageContaining("connect-four.yaml, line").hasMessageContaining(said);
    }

    @Test
    void whatIsThereTwiceOrNotAtAllIsRefused() throws IOException {
        assertThatThrownBy(() -> Variants.in(oral, EXERCISE)).hasMessageContaining("No variants are written down for");
        assertThatThrownBy(() -> read(GOOD + GOOD.substring(GOOD.indexOf('-'))))
                .hasMessageContaining("line 9: another variant has the id C4-91");
        final Variant variant = read(GOOD).get(0);
        assertThat(variant.reference(Map.of("connectfour/Engine.java", "one"))).containsValue("two");
        assertThatThrownBy(() -> variant.reference(Map.of()))
                .hasMessageContaining("has no file connectfour/Engine.java");
        assertThatThrownBy(() -> variant.reference(Map.of("connectfour/Engine.java", "one one")))
                .hasMessage("The variant C4-91 in connectfour/Engine.java: the text to replace must occur exactly once,"
                        + " but it does several times: one");
    }
}
