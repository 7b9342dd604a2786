package tabuleiro.grading.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Thorough;

/**
 * Tests that a game which {@code exercises/new-game} has begun goes through everything: what must follow, the check of
 * an exercise, the console, the mark of a right program and of the stub, boards for contracts, hand-out and rule book.
 */
class NewGameTest {

    private static final Path ROOT = Fixtures.project("").toAbsolutePath().normalize();
    private static final String STUB = "exercises/sixth-game/src/main/java/sixthgame";
    private static final String SOLVED = "reference/src/main/java/sixthgame";

    @TempDir
    private Path work;

    @Thorough
    @Test
    void aGameThatIsBegunGoesThroughEverything() throws IOException, InterruptedException {
        said("git clone -q " + ROOT + " copy && copy/exercises/new-game sixth-game SG \"A Sixth Game's Name\"");
        said("cd copy && mvn -B -q test-compile");
        assertThat(said("copy/exercises/check sixth-game --once || true"))
                .contains("Task 1 of 5", "Not written yet: TODO 1", "Rules that hold: 0 of 3");

        final String handout = said("copy/grading/grade handout sixth-game --out given.zip && jar tf given.zip");
        assertThat(handout).contains("exercises/sixth-game/games.gz", "rule-book/sixth-game.html")
                .doesNotContain("connect-four", "reference/");
        said("mkdir book && cd book && jar xf ../given.zip");
        assertThat(said("cat book/*/rule-book/sixth-game.html"))
                .contains("A Sixth Game's Name", "id=\"SG-03\"", "<svg");

        said("mkdir -p class/right class/stub && cp -r copy/" + SOLVED + " class/right && cp -r copy/" + STUB
                + " class/stub");
        assertThat(said("copy/grading/grade class --seed 1 --out report"))
                .containsPattern("right +20\\.0").containsPattern("stub +0\\.0");
        assertThat(said("copy/grading/grade boards sixth-game && ls copy/exercises/sixth-game")).contains("boards.gz");

        said("cp copy/" + SOLVED + "/Engine.java copy/" + STUB);
        assertThat(said("copy/exercises/check sixth-game --once")).contains("Rules that hold: 3 of 3");
        assertThat(said("copy/exercises/play sixth-game --plain --players random,random --seed 1"))
                .containsPattern("has won\\.|The game is a draw\\.");
    }

    /** Runs a command, which must end well, and returns what it says. */
    private String said(String command) throws IOException, InterruptedException {
        final Process process = new ProcessBuilder("bash", "-c", command).directory(work.toFile())
                .redirectErrorStream(true).redirectInput(Path.of("/dev/null").toFile()).start();
        final String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(command + "\n" + said).isZero();
        return said;
    }
}
