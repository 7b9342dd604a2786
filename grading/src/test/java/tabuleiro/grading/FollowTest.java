package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.connectfour.Refusal;

/**
 * After a change of one text, {@code .ci/Follow.java} names each file that must follow, and what to write there. Each
 * change is made in a copy of the repository. The build makes the first of them, the thorough build all.
 */
@Slow
class FollowTest {

    private static final Set<String> LEFT_OUT = Set.of("target", "node_modules", ".git", "hostile");
    private static final String RULES = "features/rules/connect-four/2-dropping.feature";
    private static final String GAME = "features/src/main/java/tabuleiro/connectfour/ConnectFour.java";
    private static final String REFUSALS = "features/src/main/java/tabuleiro/connectfour/Refusal.java";

    private static final String FULL = Refusal.COLUMN_FULL.words();

    @TempDir
    private static Path copy;

    @BeforeAll
    static void copyTheTexts() throws IOException, InterruptedException {
        final Path project = Fixtures.project("");
        Files.walkFileTree(project, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes any) throws IOException {
                if (LEFT_OUT.contains(folder.getFileName().toString())) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(copy.resolve(project.relativize(folder).toString()));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes any) throws IOException {
                Files.copy(file, copy.resolve(project.relativize(file).toString()));
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /**
     * A change of a text.
     *
     * @param what what is changed, in words
     * @param file the file in which it is changed
     * @param was  the text
     * @param is   what it becomes
     * @param line a pattern of a line that must be printed
     */
    private record Change(String what, String file, String was, String is, String line) {

        @Override
        public String toString() {
            return what;
        }
    }

    /** Those of which nothing was named before: a sentence, a refusal, a weight. */
    private static Stream<Change> first() {
        return Stream.of(
                new Change("the sentence of a rule", RULES, "@C4-06\n  Rule: ", "@C4-06\n  Rule: Now ",
                        "README.md:\\d+: quotes the sentence of C4-06 as .*; write \"Now .*"),
                new Change("a new refusal", REFUSALS, "    COLUMN_FULL(",
                        "    BOTH_WIN(Group.OVER, \"C4-10\", \"both have won\"),\n    COLUMN_FULL(",
                        ".*Refusal.java:\\d+: nothing returns BOTH_WIN; let the reference return it, .*"),
                new Change("a weight", "grading/rubrics/connect-four.yaml", "C4-10: 4", "C4-10: 3",
                        "grading/samples/connect-four/README.md:\\d+: .*; grading/samples/marks connect-four .*"));
    }

    /** Ids of rules that do not exist. */
    private static Stream<Change> ofIds() {
        return Stream.of(
                new Change("an id in a clause", GAME, "(C4-04)", "(NM-77)",
                        ".*ConnectFour.java:\\d+: there is no rule NM-77; .*"),
                new Change("an id on a slide", "slides/decks/01-contracts.adoc", "`C4-06`", "`C4-66`",
                        "slides/decks/01-contracts.adoc:\\d+: there is no rule C4-66; .*"),
                new Change("an id on a sheet", "slides/sheets/solutions/6-chess.adoc", "CH-05", "CH-95",
                        "slides/sheets/solutions/6-chess.adoc:\\d+: there is no rule CH-95; .*"),
                new Change("an id in a README", "README.md", "(C4-06)", "(C4-66)",
                        "README.md:\\d+: there is no rule C4-66; .*"),
                new Change("an id in a rubric", "grading/rubrics/quarto.yaml", "QT-07", "QT-77",
                        "grading/rubrics/quarto.yaml:\\d+: there is no rule QT-77; .*"),
                new Change("an id in a feature", RULES, "@C4-06\n", "@C4-66\n",
                        ".*ConnectFour.java:\\d+: there is no rule C4-06; .*"),
                new Change("an id in a decision", "features/rules/quarto/6-console.feature",
                        "Decision: c resumes a saved game (QT-39)", "Decision: c resumes a saved game (QT-93)",
                        "features/rules/quarto/6-console.feature:\\d+: there is no rule QT-93; .*"));
    }

    /** Examples, refusals and numbers. */
    private static Stream<Change> ofTexts() {
        return Stream.of(
                new Change("a text that is translated", RULES, "a full column takes no more",
                        "a full column takes no further",
                        "features/languages/pt/connect-four.po:\\d+: nothing says \".*\" any more; write .*"),
                new Change("a command in a README", "exercises/README.pt.md", "exercises/check connect-four 2",
                        "exercises/check 2",
                        "exercises/README.pt.md:\\d+: has the commands .*; write those of the English section, .*"),
                new Change("the titles of examples", RULES, "    Example: ", "    Example: now ",
                        "slides/decks/\\S+:\\d+: C4-06 has no example \".*\"; .*"),
                new Change("the text of a refusal", REFUSALS, "\"" + FULL, "\"now " + FULL,
                        ".*words_en.properties: .*; write refusal.COLUMN_FULL=now .*"),
                new Change("a refusal that no example names", RULES, "refused: " + FULL,
                        "refused: " + Refusal.GAME_OVER.words(),
                        ".*Refusal.java:\\d+: no example shows COLUMN_FULL; .*"),
                new Change("examples of another task", RULES, "@task-3\n    Example: ", "@task-2\n    Example: ",
                        "exercises/connect-four/README.md:\\d+: quotes the number of examples of task 3 .*; write .*"),
                new Change("a number of examples of a task", "exercises/README.md", "25 of 32 examples",
                        "25 of 33 examples",
                        "exercises/README.md:\\d+: quotes the number of examples of task 3 .*; write \"32\""),
                new Change("a number of examples of a rule", "README.md", "8 of 10 examples", "8 of 11 examples",
                        "README.md:\\d+: quotes the number of examples of C4-06 as .*; write \"10\""));
    }

    /** Clauses, phrases and methods. */
    private static Stream<Change> ofCode() {
        return Stream.of(
                new Change("a method of an interface", GAME, "void play(int column);", "void drop(int column);",
                        "reference/src/main/java/connectfour/Engine.java:\\d+: overrides play, .*; write the name .*"),
                new Change("a method of a task", "exercises/connect-four/tasks.txt", "hasSpace, whyNotPlay, play",
                        "hasSpace, whyNotPlay, toss",
                        "exercises/connect-four/tasks.txt:\\d+: names toss, .*; write the name .*"),
                new Change("the label of a clause", GAME, "disc_rests ", "disc_lies ",
                        ".*ConnectFour.java:\\d+: nothing in the reference asserts disc_lies; .*"),
                new Change("a new clause", GAME, "     * @post disc_rests",
                        "     * @post is_soft  it lands softly (C4-04)\n     * @post disc_rests",
                        ".*ConnectFour.java:\\d+: nothing in the reference asserts is_soft; .*"),
                new Change("a phrase", "features/src/main/java/tabuleiro/steps/GameSteps.java",
                        "@Then(\"the game is over\")", "@Then(\"the game has ended\")",
                        "features/rules/\\S+.feature:\\d+: no phrase is \"the game is over\"; .*"));
    }

    private static Stream<Change> made() {
        return Boolean.getBoolean("thorough")
                ? Stream.of(first(), ofIds(), ofTexts(), ofCode()).flatMap(each -> each) : first().limit(1);
    }

    @ParameterizedTest
    @MethodSource("made")
    void whatMustFollowIsNamed(Change change) throws IOException, InterruptedException {
        final Path file = copy.resolve(change.file);
        final String text = Files.readString(file);
        assertThat(text).contains(change.was);
        try {
            Files.writeString(file, text.replace(change.was, change.is));
            assertThat(said().lines()).anyMatch(line -> line.matches(change.line)).endsWith("ends with 1");
        } finally {
            Files.writeString(file, text);
        }
    }

    private static String said() throws IOException, InterruptedException {
        final Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-XX:TieredStopAtLevel=1", ".ci/Follow.java").directory(copy.toFile())
                .redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                + "ends with " + process.waitFor();
    }
}
