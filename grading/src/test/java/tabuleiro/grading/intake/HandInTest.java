package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Submission;

/** Who handed something in, and when, is what the platform says, and nothing else. */
class HandInTest {

    private static final String GAMES = "connectfour/Games.java";

    @TempDir
    private Path folder;

    private static HandIn only(List<Submission> found) {
        assertThat(found).hasSize(1);
        return found.get(0).handIn();
    }

    @Test
    void moodleNamesThePersonAndTheNumber() throws IOException {
        final ZipMaker moodle = new ZipMaker();
        moodle.add("Ana_Maria Sousa_12345_assignsubmission_file_/" + GAMES, Given.SOURCE).dated(2026, 3, 2, 17, 45);
        moodle.add("Ana_Maria Sousa_12345_assignsubmission_file_/README.md", "").dated(2026, 3, 2, 17, 46);
        assertThat(only(Given.found(moodle.to(folder.resolve("OOP-17.zip"))))).isEqualTo(new HandIn("Ana_Maria Sousa",
                "12345", "OOP-17.zip", "", ""));
    }

    @Test
    void blackboardNamesTheTime() throws IOException {
        final ZipMaker blackboard = new ZipMaker();
        blackboard.add("Four in a row_user7_attempt_2026-03-02-17-45-10_Games.java", Given.SOURCE);
        blackboard.add("Four in a row_user7_attempt_2026-03-02-17-45-10.txt", "Name: User 7");
        assertThat(only(Given.found(blackboard.to(folder.resolve("all.zip"))))).isEqualTo(new HandIn("user7", "user7",
                "all.zip", "2026-03-02T17:45:10", "Blackboard"));
    }

    /** The entries of an archive carry the time at which it was downloaded, and a file that of its last copy. */
    @Test
    void theTimesOfFilesAndEntriesSayNothing() throws IOException {
        Given.write(folder.resolve("class/a").resolve(GAMES), Given.SOURCE);
        final ZipMaker zip = new ZipMaker();
        zip.add(GAMES, Given.SOURCE).dated(2020, 1, 1, 12, 0);
        zip.to(folder.resolve("class/b.zip"));
        assertThat(Given.found(folder.resolve("class"))).extracting(Submission::handIn).containsExactly(
                new HandIn("a", "", "class", "", ""), new HandIn("b.zip", "", "class", "", ""));
    }

    @Test
    void whoHandsInClassFilesAloneIsToldSo() throws IOException {
        Given.write(folder.resolve("class/a").resolve("connectfour/Games.class"), "x");
        Given.write(folder.resolve("class/a").resolve("README.md"), "x");
        new ZipMaker().with("connectfour/Games.class", "x").to(folder.resolve("class/b.jar"));
        Given.source(folder, "class/c/" + GAMES);
        Given.write(folder.resolve("class/c/connectfour/Games.class"), "x");
        assertThat(Given.problems(Given.found(folder.resolve("class")))).containsEntry("a", "has only class files")
                .containsEntry("b.jar", "has only class files").containsEntry("c", "");
    }
}
