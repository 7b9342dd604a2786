package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tabuleiro.connectfour.Refusal;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Thorough;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.OwnExample;
import tabuleiro.grading.results.OwnExamples;

/** Students' own examples must pass on right solutions, and are worth the wrong ones that they find. */
class OwnTesterTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");
    private static final String ENGINE = "connectfour/Engine.java";
    private static final String DROP = "        grid = grid.drop(column, mover);\n";
    private static final Map<String, String> RIGHT = Fixtures.reference(EXERCISE);
    private static final OwnTester TESTER = new OwnTester(Fixtures.tester(Fixtures.rubric("connect-four")),
            List.of(RIGHT), List.of(changed(""),
                    changed("        grid = grid.drop(column == 7 ? 6 : column, mover);\n"),
                    changed("        if (column == 3) {\n            while (true) {\n            }\n        }\n"
                            + DROP)));

    private static final List<Check> JUDGE_CHECKS = Fixtures.tester(Fixtures.rubric("connect-four")).checks();

    private static Map<String, String> changed(String instead) {
        final Map<String, String> sources = new TreeMap<>(RIGHT);
        sources.computeIfPresent(ENGINE, (path, text) -> {
            assertThat(text).contains(DROP);
            return text.replace(DROP, instead);
        });
        return sources;
    }

    private static OwnExamples judged(String... steps) {
        final StringBuilder text = new StringBuilder("Feature: mine\n\n");
        for (String each : steps) {
            text.append("  Example: ").append(each.hashCode()).append("\n    ").append(each.replace("\n", "\n    "))
                    .append("\n\n");
        }
        return TESTER.test(Map.of("src/test/resources/examples/mine.feature", text.toString()));
    }

    @Test
    void whoHandsInNothingFindsNothing() {
        assertThat(TESTER.test(Map.of())).isEqualTo(new OwnExamples(List.of(), 0, 3));
    }

    @Test
    void anExampleThatCannotFailFindsNothing() {
        final OwnExamples own = judged("Given a new game\nThen the game is not over\nAnd nobody has won");
        assertThat(own.counting()).isEqualTo(1);
        assertThat(own.found()).isZero();
    }

    @Test
    void anExampleThatIsNotRightDoesNotCount() {
        final OwnExamples own = judged("Given a new game\nThen the game is over");
        assertThat(own.found()).isZero();
        assertThat(own.examples()).singleElement().extracting(OwnExample::problem).asString()
                .startsWith("A right solution does not pass it: Then the game is over");
    }

    @Test
    void aRefusalCountsOnlyWhereNoOtherIsRight() {
        final String empty = ". . . . . . .\n".repeat(4);
        final String both = judged("Given the grid\n\"\"\"\n" + empty + ". . . 1 . . .\n. . . . . . 1\n\"\"\"\n"
                + "When the players resume the game\nThen the position is refused: "
                + Refusal.DISCS_DO_NOT_ALTERNATE.words())
                .examples().get(0).problem();
        assertThat(both).startsWith("A right solution may refuse here for another reason: Then")
                .endsWith("An example may name a refusal only where no other is right.");
    }

    @Test
    void aStepOfAnotherGameOrOfNoneDoesNotCount() {
        assertThat(judged("Given a new game\nWhen the moon rises\nThen the game is not over").examples())
                .singleElement().extracting(OwnExample::problem).asString().isEqualTo(
                        "A step means nothing, or two things: When the moon rises\n"
                                + "The page Phrases of the rule book lists what there is.");
        assertThat(judged("Given a new game\nThen the castling rights are KQkq").counting()).isZero();
    }

    @Test
    @Thorough
    void aSolutionThatNeverEndsIsFoundWithoutMoreAdo() {
        final OwnExamples own = judged("Given a new game\nThen the game is over", filled(3));
        assertThat(own.counting()).isEqualTo(1);
        assertThat(own.found()).as("nothing is dropped; it never ends").isEqualTo(2);
    }

    /** A copy of an example that the exercise has, with a harmless step before, between or behind its own. */
    @Test
    void aCopyFindsNothingThatItsOriginalFinds() {
        final String given = JUDGE_CHECKS.stream().filter(check -> !check.guard()
                && check.steps().stream().anyMatch(step -> step.contains("drops a disc in column"))
                && check.steps().get(0).equals("Given a new game")).findFirst().orElseThrow().steps().stream()
                .map(step -> step.replace("\n", "\n  ").replaceFirst("\n  ", "\n  \"\"\"\n  ")
                        + (step.contains("\n") ? "\n  \"\"\"" : ""))
                .collect(Collectors.joining("\n"));
        assertThat(judged(given).counting()).as(given).isZero();
        final OwnExamples copies = judged(given + "\nAnd nobody has won",
                given.replaceFirst("\n", "\nAnd nobody has won\n"));
        assertThat(copies.counting()).as("%s", copies).isEqualTo(2);
        assertThat(copies.found()).isZero();
    }

    @Test
    void wrongSolutionsAreFound() {
        assertThat(judged(filled(7)).found()).as("nothing is dropped; it is dropped elsewhere").isEqualTo(2);
    }

    private static String filled(int column) {
        return "Given a new game\nWhen the first player drops a disc in column " + column
                + "\nThen asking every query twice returns the same values and changes nothing\nAnd the grid is\n"
                + "  \"\"\"\n" + "  . . . . . . .\n".repeat(5) + "  " + ". ".repeat(column - 1) + "1"
                + " .".repeat(7 - column) + "\n  \"\"\"";
    }
}
