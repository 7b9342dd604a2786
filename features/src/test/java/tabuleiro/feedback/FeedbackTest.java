package tabuleiro.feedback;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.cucumber.core.feature.FeatureWithLines;
import io.cucumber.core.feature.GluePath;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.core.runtime.Runtime;
import io.cucumber.tagexpressions.TagExpressionParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.steps.GameObjectFactory;

/** Shows what is reported after a run, by features whose steps do what they say. */
class FeedbackTest {

    private static final String FEATURE = """
            Feature: Toys
              @TY-04
              Rule: A cell is taken
                @task-1
                Example: right
                  When all is well
                @task-3
                Example: broken
                  When the program breaks off
                @task-3
                Example: also broken
                  When the program breaks off
              @TY-05 @task-2
              Rule: A cell is empty
                Example: unwritten
                  When task 2 is not written
                Example: well
                  When all is well
              @TY-06 @task-1
              Rule: A rule that holds
                Example: well
                  When all is well
              @TY-07 @task-2
              Rule: A board is as expected
                Example: wrong
                  When a move leads to the wrong board
              @TY-08 @task-2
              Rule: Moves break off
                Example: broken
                  When the program breaks off in a move
              @TY-09 @task-2
              Rule: Nothing is null
                Example: null
                  When the program returns null
              @TY-10 @task-2
              Rule: Contracts are kept
                Example: broken
                  When the program breaks its own contract
              @TY-11 @task-2
              Rule: Phrases are known
                Example: unknown
                  When a phrase is unknown
            """;

    private static final String GUARDS = """
            @guard @task-4
            Feature: Contracts
              @guard-TY-07
              Example: careless
                When something else than an-assertion is found
            """;

    private static final Tasks TASKS = Tasks.read("toys", """
            1 the first things
            2 moving
            3 ending
            4 guards
            """);

    @TempDir
    private Path folder;

    /** Returns what is printed after a run of the examples with these tags, with ordinary line ends. */
    private String report(String tags, boolean isAll) throws IOException {
        final Path feature = Files.writeString(folder.resolve("toys.feature"), FEATURE);
        final Path guards = Files.writeString(folder.resolve("zzz.feature"), GUARDS);
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        final RuntimeOptionsBuilder options = new RuntimeOptionsBuilder().setNoSummary().setPublishQuiet(true)
                .addGlue(GluePath.parse("tabuleiro.steps")).addGlue(GluePath.parse("tabuleiro.tiny.steps"))
                .addTagFilter(TagExpressionParser.parse(tags))
                .addFeature(FeatureWithLines.create(feature.toUri(), List.of()))
                .addFeature(FeatureWithLines.create(guards.toUri(), List.of()));
        final GameObjectFactory objects = new GameObjectFactory();
        Runtime.builder().withRuntimeOptions(options.build()).withObjectFactorySupplier(() -> objects)
                .withAdditionalPlugins(new Feedback(new PrintStream(bytes, true, UTF_8), TASKS, isAll, 60)).build()
                .run();
        return bytes.toString(UTF_8).replace(System.lineSeparator(), "\n")
                .replaceAll("\\n? *\\([^()]*/(?=\\w+\\.feature)", "  (");
    }

    private String report(String tags) throws IOException {
        return report(tags, false);
    }

    @Test
    void whenEveryRuleHoldsItSaysSoInOneLine() throws IOException {
        assertThat(report("@TY-06")).isEqualTo(
                "Rules that hold: 1 of 1. By the examples alone: 20.0 of 20 points.\n");
    }

    @Test
    void anExampleThatBreaksOffIsReportedByRuleStepAndPlace() throws IOException {
        assertThat(report("@TY-04")).isEqualTo("""

                1 ####  3 ----
                Task 3 of 4: ending, 0 of 2 examples

                TY-04: A cell is taken
                    1 of 3 examples pass.
                    Example: broken
                    When the program breaks off  (toys.feature:9)
                    java.lang.IllegalStateException: no way
                    at tiny.Engine.play(Engine.java:76)
                    caused by java.lang.ArithmeticException: by zero
                    A number was divided by 0.

                Also fails: 1 of task 3.
                Rules that hold: 0 of 1. By the examples alone: 6.7 of 20 points.
                This task alone: mvn -q test -Dgroups=task-3
                Every failing example in full: -Dfeedback=all
                How to read this: exercises/README.md
                """);
    }

    @Test
    void whatIsNotWrittenYetIsNoMoreThanThat() throws IOException {
        assertThat(report("@TY-05")).isEqualTo("""

                TY-05: A cell is empty
                    1 of 2 examples pass.
                    Not written yet: TODO 2: play

                Rules that hold: 0 of 1. By the examples alone: 10.0 of 20 points.
                How to read this: exercises/README.md
                """);
    }

    @Test
    void aWrongBoardIsShownBesideTheOneBeforeAndTheOneExpected() throws IOException {
        assertThat(report("@TY-07")).contains("""
                    When a move leads to the wrong board  (toys.feature:26)
                    [the grid]
                    before the move     after it     expected
                    . .                 1 .          . .
                    . .                 . .          1 .

                """);
    }

    @Test
    void ifTheStepBreaksOffBothBoardsAreShown() throws IOException {
        assertThat(report("@TY-08")).contains("""
                    before the move     after it
                    . .                 1 .
                    . .                 . .
                    java.lang.IllegalStateException: no way
                """);
    }

    @Test
    void nullIsCalledByItsName() throws IOException {
        assertThat(report("@TY-09")).contains("""
                    java.lang.NullPointerException: because the return value is null
                    A method of the program returned null.
                """);
    }

    @Test
    void anAssertionOfTheProgramIsReportedWithItsPlaceHoweverLongItsMessage() throws IOException {
        assertThat(report("@TY-10")).contains("""
                    java.lang.AssertionError: postcondition broken
                    1 .
                    . .
                """, "lines more\n    at tiny.Engine.play(Engine.java:76)\n").doesNotContain(". .\n".repeat(30));
    }

    @Test
    void aPhraseThatThereIsNotIsCalledThat() throws IOException {
        assertThat(report("@TY-11")).contains("There is no such phrase.");
    }

    @Test
    void tasksAreListedAndOfTheFirstThatIsNotDoneTheFirstWrongExampleIsShownInFull() throws IOException {
        assertThat(report("not (@TY-09 or @TY-10 or @TY-11)")).isEqualTo("""

                1 ####  2 #---  3 ----  4 ----
                Task 2 of 4: moving, 1 of 4 examples

                TY-07: A board is as expected
                    0 of 1 examples pass.
                    Example: wrong
                    When a move leads to the wrong board  (toys.feature:26)
                    [the grid]
                    before the move     after it     expected
                    . .                 1 .          . .
                    . .                 . .          1 .

                Also fails: 1 of task 2. Not done yet: task 3, task 4.
                Rules that hold: 1 of 5. Guards that hold: 0 of 1. By the examples alone: 6.6 of 20 points.
                This rule alone: mvn -q test -Dgroups=TY-07
                This task alone: mvn -q test -Dgroups=task-2
                Every failing example in full: -Dfeedback=all
                How to read this: exercises/README.md
                """);
    }

    @Test
    void aTaskThatIsNotDoneComesBeforeWhatIsWrongInALaterOne() throws IOException {
        assertThat(report("@TY-05 or @TY-04")).contains("\nTY-05: A cell is empty").doesNotContain("\nTY-04: ");
    }

    @Test
    void allThatFailsIsShownInFullIfSomebodyAsks() throws IOException {
        assertThat(report("@TY-04 or @TY-07", true)).contains("\nTY-07: ", "\nTY-04: ", "Example: broken",
                "Example: also broken").doesNotContain("-Dfeedback=all");
    }

    @Test
    void aRunWithoutExamplesIsNoSuccess() {
        assertThatThrownBy(() -> report("@none")).hasMessageStartingWith("No example has been run");
    }
}
