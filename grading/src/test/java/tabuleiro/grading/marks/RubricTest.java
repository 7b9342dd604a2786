package tabuleiro.grading.marks;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.suite.Suite;

/** A rubric says exactly what it means, or is refused with the place where it does not. */
class RubricTest {

    private static final String GOOD = """
            exercise: connect-four
            title: Connect Four
            scale: 20
            rules:
              C4-01: 1
              C4-02: 2.5
            guards:
              C4-05: 1
            """;

    @TempDir
    private Path folder;

    private Rubric read(String text) throws IOException {
        final Path file = folder.resolve("rubric.yaml");
        Files.writeString(file, text);
        return Rubric.read(file);
    }

    @Test
    void ownExamplesWeighNothingUnlessItSaysSo() throws IOException {
        assertThat(read(GOOD).ownExamples()).isZero();
        assertThat(read(GOOD + "own-examples: 1.5\n").total()).isEqualByComparingTo("6.0");
        assertThatThrownBy(() -> read(GOOD + "own-examples: -1\n")).hasMessageContaining("no weight may be below 0");
        assertThatThrownBy(() -> read(GOOD + "own-examples: all\n")).hasMessageContaining("must be a number");
    }

    @Test
    void aReportStaysThatOfItsRubricInWhicheverLanguageItIsWritten() throws IOException {
        final Rubric rubric = read(GOOD + "language: pt\n");
        assertThat(rubric.language().name()).isEqualTo("pt");
        assertThat(rubric.fingerprint()).isEqualTo(read(GOOD).fingerprint())
                .isNotEqualTo(read(GOOD + "pass: 9\n").fingerprint());
    }

    @Test
    void studentsAreToldWhatContractsAreWorth() throws IOException {
        for (Exercise exercise : Exercise.known()) {
            final Rubric rubric = Rubric.read(exercise.rubric());
            if (rubric.contracts().signum() == 0) {
                continue;
            }
            final String worth = rubric.contracts().multiply(BigDecimal.valueOf(rubric.scale()))
                    .divide(rubric.total(), 1, RoundingMode.HALF_UP) + " of " + rubric.scale();
            final Path folder = Home.exercises().resolve(exercise.name());
            assertThat(Files.readString(folder.resolve("tasks.txt"))).as(exercise.name())
                    .contains("postconditions and invariants, " + worth + "\n");
            assertThat(Files.readString(folder.resolve("README.md"))).as(exercise.name())
                    .contains("| clauses are noticed; " + worth + " points |");
        }
    }

    @Test
    void halfOfTheScalePassesUnlessItSaysOtherwise() throws IOException {
        assertThat(read(GOOD).pass()).isEqualByComparingTo("10");
        assertThat(read(GOOD + "pass: 9.5\n").pass()).isEqualByComparingTo("9.5");
        assertThatThrownBy(() -> read(GOOD + "pass: 21\n")).hasMessageContaining("between 0 and 20");
    }

    @Test
    void aGoodRubricIsRead() throws IOException {
        final Rubric rubric = read(GOOD);
        assertThat(rubric.rules()).containsEntry("C4-02", new BigDecimal("2.5"));
        assertThat(rubric.total()).isEqualByComparingTo("4.5");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "connect-four | connect-five      | connect-five",
        "scale: 20    | scle: 20          | scale is missing",
        "scale: 20    | scale: 0          | scale",
        "scale: 20    | scale: many       | many",
        "scale: 20    | scale: 19.5       | whole number",
        "C4-01: 1     | C4-02: 1          | C4-02",
        "C4-01: 1     | C4-01: -1         | below 0",
        "C4-01: 1     | C4-01: 1e99       | must be a number",
        "C4-01: 1     | C4-01:            | line 5",
        "C4-01: 1     | C4-01: [1]        | line",
    })
    void whatIsWrongIsNamed(String line, String instead, String named) {
        assertThatThrownBy(() -> read(GOOD.replace(line, instead))).isInstanceOf(GradingException.class)
                .hasMessageContaining("rubric.yaml").hasMessageContaining(named).hasMessageNotContaining("\n");
    }

    @Test
    void gamesArePlayedIfTheRubricSaysSoAndWeighATenth() throws IOException {
        assertThat(read(GOOD).isPlayed()).isFalse();
        final Rubric played = read(GOOD + "play: yes\n");
        assertThat(played.isPlayed()).isTrue();
        assertThat(played.games()).isEqualByComparingTo("0.5");
        assertThat(played.total()).isEqualByComparingTo("5.0");
        assertThat(played.withoutPlay()).isEqualTo(read(GOOD));
    }

    @ParameterizedTest
    @CsvSource({"play: 1.5, yes or no", "play: many, many", "'play: [1]', line 9", "credit: whole, credit"})
    void whatMakesNoSenseOfGamesIsNamed(String line, String named) {
        assertThatThrownBy(() -> read(GOOD + line + "\n")).isInstanceOf(GradingException.class)
                .hasMessageContaining("rubric.yaml").hasMessageContaining(named).hasMessageNotContaining("\n");
    }

    /** A mistake costs 0.3 of 20 at least: no rule may weigh much less. */
    @Test
    void noRuleWeighsLessThanAMistakeCosts() {
        Exercise.known().stream().map(each -> Rubric.read(each.rubric())).forEach(rubric ->
                assertThat(rubric.rules().values()).as(rubric.title()).allMatch(weight -> weight.doubleValue()
                        * rubric.scale() / rubric.total().doubleValue() >= 0.45));
    }

    @Test
    void anExtensionAddsNothingUnlessItHasAWeight() throws IOException {
        final String extended = GOOD + "extension:\n  weight: 0\n  rules:\n    C4-08: 1\n";
        assertThat(read(extended).total()).isEqualByComparingTo("4.5");
        assertThat(read(extended).extension().rules()).containsOnlyKeys("C4-08");
        assertThat(read(extended.replace("weight: 0", "weight: 2")).total()).isEqualByComparingTo("6.5");
        assertThatThrownBy(() -> read(extended.replace("C4-08", "C4-01"))).hasMessageContaining("both");
        assertThatThrownBy(() -> read(extended + "  latte: 3\n")).hasMessageContaining("latte");
    }

    @Test
    void aCapNamesTheRulesThatItIsAbout() throws IOException {
        final String capped = GOOD + "caps:\n- at-most: 18\n  without: [C4-01]\n";
        assertThat(read(capped).terms().caps()).containsExactly(new Cap(new BigDecimal("18"), List.of("C4-01")));
        assertThatThrownBy(() -> read(capped.replace("[C4-01]", "[C4-99]"))).hasMessageContaining("C4-99");
        assertThatThrownBy(() -> read(capped.replace("[C4-01]", "C4-01"))).hasMessageContaining("a list");
    }

    @Test
    void whatIsUnknownIsNamed() {
        assertThatThrownBy(() -> read(GOOD + "latte: 3\n")).isInstanceOf(GradingException.class)
                .hasMessageContaining("latte").hasMessageContaining("line 9");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"'' | is empty", "just words | keys with values", "'a: [' | line 1"})
    void whatIsNoRubricAtAllIsRefused(String text, String named) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(GradingException.class)
                .hasMessageContaining(named).hasMessageNotContaining("\n");
    }

    @Test
    void aRubricThatIsNoTextInUtf8IsRefusedInOneLine() throws IOException {
        final Path file = Files.write(folder.resolve("latin.yaml"), "title: Jo\u00e3o".getBytes(ISO_8859_1));
        assertThatThrownBy(() -> Rubric.read(file)).isInstanceOf(GradingException.class)
                .hasMessageContaining("no text in UTF-8").hasMessageNotContaining("\n");
    }

    @ParameterizedTest
    @CsvSource({"exercise", "title", "scale"})
    void whatIsMissingIsNamed(String key) {
        assertThatThrownBy(() -> read(GOOD.replaceFirst("(?m)^" + key + ":.*\n", "")))
                .isInstanceOf(GradingException.class).hasMessageContaining(key);
    }

    @Test
    void rubricsFitTheFeatures() throws IOException {
        try (Stream<Path> files = Files.list(Home.rubrics())) {
            final List<Path> rubrics = files.toList();
            assertThat(rubrics).isNotEmpty();
            rubrics.stream().map(Rubric::read)
                    .forEach(rubric -> rubric.mustFit(new Suite(rubric.exercise()).checks()));
        }
    }

    @Test
    void aRuleWithoutWeightAndAWeightWithoutExampleAreRefused() throws IOException {
        final Rubric partial = read(GOOD.replace("  C4-05: 1", "  C4-99: 1"));
        assertThatThrownBy(() -> partial.mustFit(new Suite(partial.exercise()).checks()))
                .isInstanceOf(GradingException.class).hasMessageContaining("C4-18");
        final Path original = Home.rubrics().resolve("connect-four.yaml");
        final Rubric extra = read(Files.readString(original).replace("guards:", "guards:\n  C4-08: 1"));
        assertThatThrownBy(() -> extra.mustFit(new Suite(extra.exercise()).checks()))
                .isInstanceOf(GradingException.class).hasMessageContaining("C4-08");
    }

    @Test
    void anExerciseWithoutExamplesIsAnErrorAndNeverAMark() {
        assertThatThrownBy(() -> new Suite(new Exercise("nowhere"))).isInstanceOf(GradingException.class)
                .hasMessageContaining("nowhere");
    }
}
