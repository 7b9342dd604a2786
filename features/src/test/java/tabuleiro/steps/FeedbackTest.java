package tabuleiro.steps;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.core.feature.FeatureWithLines;
import io.cucumber.core.feature.GluePath;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.core.runtime.Runtime;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.When;
import io.cucumber.tagexpressions.TagExpressionParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Shows what is told after a run, by a feature whose steps do what they say. */
public class FeedbackTest {

    private static final String FEATURE = """
            Feature: Toys
              @C4-04
              Rule: A disc falls
                Example: right
                  When all is well
                Example: broken
                  When the program breaks
                Example: also broken
                  When the program breaks
              @C4-05
              Rule: A column has space
                Example: unwritten
                  When a part is not written
                Example: well
                  When all is well
              @C4-06
              Rule: A rule that holds
                Example: well
                  When all is well
              @C4-07
              Rule: A value is told
                Example: wrong
                  When a move leads to the wrong board
            """;

    private static final String GUARDS = """
            @guard
            Feature: Contracts
              @guard-C4-07
              Example: careless
                When the program breaks
            """;

    @TempDir
    private Path folder;

    /** What is told after a run of the examples with these tags? With ordinary line ends. */
    private String told(String tags) throws IOException {
        final Path feature = Files.writeString(folder.resolve("toys.feature"), FEATURE);
        final Path guards = Files.writeString(folder.resolve("zzz.feature"), GUARDS);
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        final RuntimeOptionsBuilder options = new RuntimeOptionsBuilder().setNoSummary().setPublishQuiet(true)
                .addGlue(GluePath.parse("tabuleiro.steps"))
                .addTagFilter(TagExpressionParser.parse(tags))
                .addFeature(FeatureWithLines.create(feature.toUri(), List.of()))
                .addFeature(FeatureWithLines.create(guards.toUri(), List.of()));
        final GameObjectFactory objects = new GameObjectFactory();
        Runtime.builder().withRuntimeOptions(options.build()).withObjectFactorySupplier(() -> objects)
                .withAdditionalPlugins(new Feedback(new PrintStream(bytes, true, UTF_8))).build().run();
        return bytes.toString(UTF_8).replace(System.lineSeparator(), "\n")
                .replace(Example.place(feature.toUri(), 0).replaceFirst("0$", ""), "toys.feature:");
    }

    @Test
    void whenEveryRuleHoldsItSaysSo() throws IOException {
        assertThat(told("@C4-06")).isEqualTo("\nRules that hold: 1 of 1.\n\n");
    }

    @Test
    void anExampleThatBreaksIsToldByRuleStepAndPlace() throws IOException {
        assertThat(told("@C4-04")).isEqualTo("""

                C4-04        A disc falls
                             1 of 3 examples pass. The first that does not: broken
                             When the program breaks  (toys.feature:7)
                             java.lang.IllegalStateException: no way
                             at connectfour.Engine.play(Engine.java:76)
                             caused by java.lang.ArithmeticException: by zero

                Rules that hold: 0 of 1.

                """);
    }

    @Test
    void whatIsNotWrittenYetIsNoMoreThanThat() throws IOException {
        assertThat(told("@C4-05")).contains("""
                C4-05        A column has space
                             1 of 2 examples pass. Not written yet: TODO 1: hasSpace
                """);
    }

    @Test
    void whatIsWrongIsToldWithTheBoards() throws IOException {
        assertThat(told("@C4-07")).contains("""
                C4-07        A value is told
                             0 of 1 examples pass. The first that does not: wrong
                             When a move leads to the wrong board  (toys.feature:23)
                                  before the move     after it
                                  . .                 1 .
                                  . .                 . .
                             [the grid]
                             expected:
                               . .
                               1 .
                              but was:
                               1 .
                               . .
                """);
    }

    @Test
    void afterSeveralRulesItCountsThemAndNamesOneToGoOnWith() throws IOException {
        assertThat(told("not @C4-04")).contains("\nguard-C4-07  A call that breaks a precondition")
                .doesNotContain("A rule that holds").endsWith(
                        "\nRules that hold: 1 of 3. Guards that hold: 0 of 1."
                                + " To run one alone: mvn -q test -Dgroups=C4-05\n\n");
    }

    @Test
    void nothingIsToldOfNoExample() throws IOException {
        assertThat(told("@none")).isEmpty();
    }

    /** Steps that do what they say. */
    public static final class Toys {

        private final Moves moves;
        private String board = ". .\n. .";

        /** Will move these. */
        public Toys(Moves moves) {
            this.moves = moves;
        }

        /** Reads a cell, as the shared phrases demand of each game. */
        @ParameterType("cell [A-D][1-4]")
        public String cell(String word) {
            return word;
        }

        /** Reads a player, as the shared phrases demand of each game. */
        @ParameterType("first|second")
        public String player(String word) {
            return word;
        }

        /** Does nothing. */
        @When("all is well")
        public void pass() {
            board = "";
        }

        /** Breaks off as an engine would. */
        @When("the program breaks")
        public void breakOff() {
            final RuntimeException broken = new IllegalStateException("no way", new ArithmeticException("by zero"));
            broken.setStackTrace(new StackTraceElement[] {
                new StackTraceElement("java.util.ArrayList", "get", "ArrayList.java", 7),
                new StackTraceElement("connectfour.Engine", "play", "Engine.java", 76),
                new StackTraceElement("tabuleiro.steps.Moves", "attempt", "Moves.java", 70)});
            throw broken;
        }

        /** Breaks off as the exercise does. */
        @When("a part is not written")
        public void missing() {
            throw new UnsupportedOperationException("TODO 1: hasSpace");
        }

        /** Makes a move that ends elsewhere. */
        @When("a move leads to the wrong board")
        public void move() {
            moves.attempt(() -> board, List.of(new Moves.Attempt(Optional::empty, () -> board = "1 .\n. .")));
            assertThat(board).as("the grid").isEqualTo(". .\n1 .");
        }
    }
}
