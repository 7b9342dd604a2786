package tabuleiro.grading.marks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.language.Language;

/** Tests what is marked by hand: parts such as the craft, and the oral. */
class ByHandTest {

    /** What the craft weighs here is as much as everything else together. */
    private static final Rubric RUBRIC = rubric(Map.of("craft", BigDecimal.valueOf(2)), true);

    private static final String LEVELS = "craft: {structure: 4, legibility: 3, simplicity: 4, documentation: 1}";

    @TempDir
    private Path folder;

    private static Rubric rubric(Map<String, BigDecimal> byHand, boolean isOral) {
        return new Rubric(new Exercise("any"), "Any", 20, Map.of("AA-01", BigDecimal.ONE, "AA-02", BigDecimal.ONE),
                Map.of(), new Terms(false, BigDecimal.ZERO, BigDecimal.ZERO, Optional.empty(), Extension.NONE,
                        List.of(), false, new TreeMap<>(byHand), Optional.empty(),
                        new Policy(Optional.empty(), BigDecimal.ZERO, isOral), FirstTasks.ALL, Language.ENGLISH));
    }

    private static Outcome outcome(String rule, Status status) {
        return new Outcome(new Check("F", rule, false, "law", "example of " + rule, List.of("When"), "f.feature", 1),
                status, status == Status.PASSED ? -1 : 0, "", "", "");
    }

    /** Returns what somebody gets who has half of everything, with these adjustments. */
    private FinalMark mark(Rubric rubric, String yaml) throws IOException {
        Files.writeString(folder.resolve(Adjustments.FILE), "submissions:\n  Participant 101:\n    " + yaml + "\n");
        final Graded graded = new Graded("Participant 101", List.of(), List.of(),
                List.of(outcome("AA-01", Status.PASSED), outcome("AA-02", Status.FAILED)));
        return Adjustments.in(folder, rubric, List.of(graded.handIn()),
                graded.outcomes().stream().map(Outcome::check).toList()).of(rubric, graded);
    }

    @Test
    void whatIsNotMarkedYetDoesNotCount() throws IOException {
        final FinalMark mark = mark(RUBRIC, "reason: none yet");
        assertThat(mark.words()).containsExactly("Not marked yet: craft (10.0 of the 20), oral (a factor on the"
                + " whole); the mark is without them.");
        assertThat(mark.mark()).isEqualTo("10.0");
    }

    @Test
    void aPartCountsByItsWeight() throws IOException {
        assertThat(mark(RUBRIC, "parts: {craft: 15}").words()).containsExactly("10.0 by the rubric.",
                "With craft 15 of 20, which weighs 10.0 of the 20, marked by hand: 12.5.",
                "Not marked yet: oral (a factor on the whole); the mark is without it.");
    }

    @Test
    void eachLevelOfTheCraftIsAQuarter() throws IOException {
        assertThat(mark(RUBRIC, LEVELS).words()).contains("With craft 15.0 of 20 (structure 4 of 4, legibility 3 of 4,"
                + " simplicity 4 of 4, documentation 1 of 4), which weighs 10.0 of the 20,"
                + " marked by hand: 12.5.");
        assertThat(mark(RUBRIC, LEVELS.replace("1", "4")).mark()).isEqualTo("14.4");
    }

    @Test
    void theOralMultipliesTheWhole() throws IOException {
        assertThat(mark(RUBRIC, LEVELS + "\n    oral: 0.8").words()).last()
                .isEqualTo("After the oral, 0.8 of it: 10.0.");
        assertThat(mark(RUBRIC, "oral: 0").mark()).isEqualTo("0.0");
        assertThat(mark(RUBRIC, "oral: 1").mark()).isEqualTo("10.0");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "craft: {structure: 4, legibility: 3, simplicity: 4}                     | line 3: documentation is missing",
        "craft: {structure: 5, legibility: 3, simplicity: 4, documentation: 1}   | structure is a level from 1 to 4",
        "craft: {structure: 1.5, legibility: 3, simplicity: 4, documentation: 1} | structure is a level from 1 to 4",
        "craft: {structure: 1, legibility: 3, simplicity: 4, documentation: 1, luck: 4} | luck",
        "oral: 1.1 | oral is a factor between 0 and 1, not 1.1"
    })
    void aLevelOrAFactorThatThereIsNotIsRefused(String yaml, String said) {
        assertThatThrownBy(() -> mark(RUBRIC, yaml)).isInstanceOf(GradingException.class).hasMessageContaining(said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "oral: 1              | write oral: yes",
        "craft: {}            | line 3: the rubric has no part craft under by-hand",
        "parts: {design: 15}  | line 3: the rubric has no part design"
    })
    void whatTheRubricDoesNotHaveIsRefused(String yaml, String said) {
        assertThatThrownBy(() -> mark(rubric(Map.of(), false), yaml)).isInstanceOf(GradingException.class)
                .hasMessageContaining(said);
    }
}
