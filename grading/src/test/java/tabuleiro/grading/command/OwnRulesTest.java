package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.connectfour.Refusal;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.grading.faults.Faults;

/** An instructor's own feature files count like those of the exercise, and may be hidden. */
@Slow
class OwnRulesTest {

    private static final String GAME = "connect-four";

    private static final String FEATURE = """
            Feature: More
              @XX-01
              Rule: Two discs fit into a column
                Example: the second disc in a corner
                  Given a new game
                  When the players in turn drop discs in columns 7, 7
                  Then the first player is next
              @C4-06
              Rule: A disc can only be dropped in a column that exists and has space
                Example: a secret column
                  Given the grid
                    \"""
                    . . 2 . . . .
                    . . 1 . . . .
                    . . 2 . . . .
                    . . 1 . . . .
                    . . 2 . . . .
                    . . 1 . . . .
                    \"""
                  When the first player drops a disc in column 3
                  Then the move is refused: %s
            """.formatted(Refusal.COLUMN_FULL.words());

    @TempDir
    private Path folder;

    private Path rubric;

    @BeforeEach
    void handIn() throws IOException {
        for (Map.Entry<String, String> each : Faults.of(new Exercise(GAME)).clean().entrySet()) {
            final Path file = folder.resolve("work").resolve(each.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, each.getValue().replace("Optional.of(Refusal.COLUMN_FULL)",
                    "Optional.of(column == 3 ? Refusal.GAME_OVER : Refusal.COLUMN_FULL)"));
        }
        Files.createDirectories(folder.resolve("rules"));
        Files.writeString(folder.resolve("rules/more.feature"), FEATURE);
        rubric = Fixtures.rubricWithoutPlay(GAME, folder, "hidden: yes");
        Files.writeString(rubric, Files.readString(rubric).replace("\nrules:\n", "\nrules:\n  XX-01: 2\n"));
    }

    private String grade(int status) {
        final StringWriter said = new StringWriter();
        final String[] words = {folder.resolve("work").toString(), "--rules", folder.resolve("rules").toString(),
            "--rubric", rubric.toString(), "--out", folder.resolve("report").toString(),
            "--isolation=" + (Fixtures.isSandboxed() ? "sandbox" : "process")};
        assertThat(Grade.commandLine().setOut(new PrintWriter(said)).setErr(new PrintWriter(said)).execute(words))
                .as(said.toString()).isEqualTo(status);
        return said.toString();
    }

    @Test
    void theyCountAndTheirStepsAreHidden() throws IOException {
        assertThat(grade(0)).contains("/20");
        final Path page = folder.resolve("report/work.html");
        assertThat(page).content().contains("XX-01", "Two discs fit into a column", "a secret column")
                .doesNotContain("drops a disc in column 3");
        Files.writeString(rubric, Files.readString(rubric).replace("hidden: yes", "hidden: no"));
        final StringWriter said = new StringWriter();
        assertThat(Grade.commandLine().setOut(new PrintWriter(said)).setErr(new PrintWriter(said)).execute("marks",
                folder.resolve("report").toString(), "--rubric", rubric.toString())).as(said.toString()).isZero();
        assertThat(page).content().contains("drops a disc in column 3");
    }

    @Test
    void whatIsWrongInThemIsSaidBeforeAnythingIsGraded() throws IOException {
        final Path file = folder.resolve("rules/more.feature");
        final String text = Files.readString(file);
        Files.writeString(file, text.replace("Then the first player is next", "Then all is well"));
        assertThat(grade(2)).contains("own/more.feature:4: Then all is well").doesNotContain("\tat ");
        Files.writeString(file, text.replace("@XX-01", "@XX-02"));
        assertThat(grade(2)).contains("No weight is given for XX-02");
        Files.delete(file);
        assertThat(grade(2)).contains("There is no feature file in");
        assertThat(folder.resolve("report/index.html")).doesNotExist();
    }
}
