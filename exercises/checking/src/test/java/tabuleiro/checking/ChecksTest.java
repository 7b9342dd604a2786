package tabuleiro.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.checking.worker.Problem;
import tabuleiro.checking.worker.Wanted;

/** Shows what a student is told who checks an exercise. */
class ChecksTest {

    private static final String LOOPS = """
            Feature: Loops
              Example: a call without an end
                Given a new game
                Then the game is over
              Example: soon over: a call that exits
                Given a new game
                When the first player plays on 1
              Example: soon over: neither
                Given a new game
                Then the first player is next
            """;

    @TempDir
    private Path folder;
    private Student student;

    @BeforeEach
    void begin() throws IOException {
        student = Student.in(folder);
    }

    private Checked check(String wanted) {
        try (Checks checks = new Checks(student.exercise(), new Wanted(wanted), false, false)) {
            return checks.check(() -> false, interim -> { }).orElseThrow();
        }
    }

    @Test
    void theStubHasNothingWrittenAndItsStyleIsRight() {
        assertThat(check("").brief()).contains("1 ----  2 ----  3 ----  4 ----  5 ----",
                "Task 1 of 5: a new game, 0 of 1 examples",
                "    Not written yet: TODO 1: new Engine() — see TY-01, every cell is empty")
                .noneMatch(line -> line.startsWith("Style"));
    }

    @Test
    void whatIsSolvedHolds() throws IOException {
        student.solve();
        final Checked checked = check("");
        assertThat(checked.brief()).containsExactly("Rules that hold: 3 of 3. Guards that hold: 1 of 1."
                + " By the examples alone: 20.0 of 20 points.",
                "Left: task 5, postconditions and invariants: exercises/check tiny --contracts",
                "To hand in: exercises/check tiny --pack");
        assertThat(checked.holds()).isTrue();
        assertThat(new Left(student.exercise(), checked).task(0)).as("the task of a hint").isEqualTo(5);
    }

    @Test
    void whoWaitsHearsHowManyExamplesHaveBeenRun() {
        final List<String> heard = new ArrayList<>();
        try (Checks checks = new Checks(student.exercise(), Wanted.ALL, false, false)) {
            checks.check(() -> false, new Checks.Waiting() {

                @Override
                public void hears(Checked interim) {
                    heard.add("interim");
                }

                @Override
                public void counts(int run, int all) {
                    heard.add(run + " of " + all);
                }
            });
        }
        assertThat(heard).containsSubsequence("0 of 9", "1 of 9", "8 of 9", "9 of 9").doesNotContain("interim");
    }

    @Test
    void whatDoesNotCompileIsOneEntryWithFileLineAndWhatJavacSays() throws IOException {
        student.write("whyNotPlay", "return room(cell);").write("isOver", "return 1;");
        final List<String> lines = Files.readAllLines(student.engine());
        final int line = 1 + IntStream.range(0, lines.size()).filter(i -> lines.get(i).contains("room(")).findFirst()
                .orElseThrow();
        final Checked checked = check("");
        assertThat(checked.isCompiled()).isFalse();
        assertThat(checked.problems()).hasSize(2);
        assertThat(checked.brief()).containsSubsequence(
                "src/main/java/tiny/Engine.java:" + line + ": cannot find symbol",
                "      symbol:   method room(int)", "            return room(cell);", "                   ^");
    }

    @Test
    void onlyTheSpecificationAndJavaBaseCanBeUsed() throws IOException {
        student.write("isOver", "return java.util.logging.Level.OFF == null"
                + " || io.cucumber.java.Scenario.class == null;");
        assertThat(check("").problems()).extracting(Problem::text).anyMatch(text -> text.contains("java.util.logging"))
                .anyMatch(text -> text.contains("io.cucumber"));
    }

    @Test
    void onlyOneTaskOrRuleOrSomeExamplesCanBeAskedFor() throws IOException {
        student.doFirstTask();
        assertThat(check("1").brief()).containsExactly("Rules that hold: 1 of 1.");
        assertThat(check("ty-01").brief()).containsExactly("Rules that hold: 1 of 1.");
        assertThat(check("TWO NEIGHBOURS").brief()).last().isEqualTo("Examples that pass: 0 of 1.");
    }

    @Test
    void whatIsAskedForMustBeThere() {
        final Checked checked = check("QT-05");
        assertThat(String.join(" ", checked.brief())).startsWith("No example has this tag, or these words")
                .endsWith("by its id.");
        assertThat(checked.holds()).isFalse();
    }

    @Test
    void anExampleThatExitsKeepsNoOtherFromBeingRunAndOneWithoutAnEndIsTold() throws IOException {
        student.doFirstTask().write("isOver", "return hasNoEnd(CELLS);")
                .write("whyNotPlay", "return Optional.empty();").write("play", "Runtime.getRuntime().halt(0);");
        Files.writeString(student.engine(), Files.readString(student.engine()).replaceFirst("}\\s*$", """

                    private static boolean hasNoEnd(int cell) {
                        while (cell > 0) {
                            System.out.println("looping");
                        }
                        return false;
                    }
                }
                """));
        student.example("loops.feature", LOOPS);
        assertThat(check("soon over").all()).containsSubsequence("    Example: soon over: a call that exits",
                "    The program ended the process in which it was run.", "Examples that pass: 1 of 2.");
        final List<String> report = check("a call without an end").all();
        assertThat(report).containsSubsequence("    Example: a call without an end",
                "    at tiny.Engine.hasNoEnd(Engine.java:" + lineOf("System.out") + ")", "    looping");
        assertThat(report).filteredOn(line -> line.strip().equals("looping")).hasSize(20);
        try (Checks checks = new Checks(student.exercise(), new Wanted("a call without an end"), false, false)) {
            assertThat(checks.check(() -> true, interim -> { })).as("what has become old").isEmpty();
        }
    }

    private int lineOf(String text) throws IOException {
        final List<String> lines = Files.readAllLines(student.engine());
        return 1 + IntStream.range(0, lines.size()).filter(i -> lines.get(i).contains(text)).findFirst().orElseThrow();
    }

    @Test
    void aFeatureFileThatCannotBeReadIsNamedAndTheOthersAreRun() throws IOException {
        student.doFirstTask().example("broken.feature", "Feature: Mine\n  Example: e\n    Given a new game\n  oops\n")
                .example("right.feature", "Feature: Mine\n  Example: e\n    Given a new game\n");
        final Checked checked = check("");
        assertThat(checked.brief()).anyMatch(line -> line.matches(".*broken\\.feature:4: expected: .* got 'oops'"));
        assertThat(checked.brief()).last().asString().contains("Files of your own that pass: 1 of 1.");
        assertThat(checked.holds()).isFalse();
    }

    @Test
    void testsOfOnesOwnAreRunAndReportedAndHideNothing() throws IOException {
        student.doFirstTask().ownTest("RightTest", "assertThat(new Engine().nextToPlay()).isNotNull();")
                .ownTest("WrongTest", "assertThat(new Engine().nextToPlay()).as(\"who is next\").isNull();")
                .ownTest("EndlessTest", "while (new Engine().at(1).isEmpty()) { }");
        assertThat(check("").all()).contains("WrongTest.java: Your own tests", "    [who is next]",
                "EndlessTest.java: Your own tests")
                .anyMatch(line -> line.contains("Files of your own that pass: 1 of 3."));
        student.ownTest("BrokenTest", "nonsense;");
        final Checked checked = check("");
        assertThat(checked.brief()).contains("Task 2 of 5: putting stones, 0 of 3 examples")
                .anyMatch(line -> line.startsWith("src/test/java/tiny/BrokenTest.java:9: "));
        assertThat(checked.holds()).isFalse();
    }

    @Test
    void gamesArePlayedOnlyWhenAllExamplesPass() {
        try (Checks checks = new Checks(student.exercise(), Wanted.ALL, true, false)) {
            assertThat(checks.check(() -> false, interim -> { }).orElseThrow().brief())
                    .contains("Recorded games are played when all examples pass.");
        }
    }

    @Test
    void anUnknownPhraseIsAnsweredByTheNearest() throws IOException {
        student.doFirstTask().example("mine.feature", """
                Feature: Mine
                  Example: a phrase that there is not
                    Given a new game
                    Then the first player is the next
                """);
        assertThat(check("a phrase that there is not").brief())
                .contains("    There is no such phrase. The nearest is: the {player} player is next");
    }

    @Test
    void styleIsOneLineFromTheFirstDay() throws IOException {
        student.doFirstTask();
        final String written = Files.readString(student.engine());
        Files.writeString(student.engine(), written + "// more\n".repeat(250) + "        assert true;\n".repeat(250));
        assertThat(check("").all()).as("contracts make nothing too long").noneMatch(line -> line.contains("longer"));
        Files.writeString(student.engine(), written + "\n".repeat(250));
        assertThat(check("").brief()).last().isEqualTo(
                "Style: Engine.java:1: The file is longer than 250 lines without comments and assertions.");
    }

    @Test
    void theLastTaskAsksForContracts() {
        final Checked checked = check("5");
        assertThat(checked.brief()).contains("Contracts: no wrong boards are recorded in this copy of the exercise.");
        assertThat(checked.holds()).isFalse();
    }
}
