package tabuleiro.grading.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Thorough;
import tabuleiro.grading.process.Workers;

/** The recorded boards are those that rules, clauses and reference lead to now, whenever they are recorded. */
class WrongBoardsTest {

    @TempDir
    private Path folder;

    @Test
    void theBoardsOfQuartoAreThoseOfNow() throws IOException {
        final Exercise quarto = new Exercise("quarto");
        assertIsOfNow(quarto, RandomGames.SEED, WrongBoards.graded(quarto));
    }

    @Thorough
    @ParameterizedTest
    @ValueSource(strings = {"connect-four", "quarto", "qwirkle", "draughts", "chess"})
    void allBoardsAreThoseOfNow(String name) throws IOException {
        final Exercise exercise = new Exercise(name);
        assertIsOfNow(exercise, RandomGames.SEED, WrongBoards.graded(exercise));
        assertIsOfNow(exercise, Recordings.SEED, WrongBoards.handedOut(exercise));
    }

    /** What students try their contracts by at home is not what grading tries them by. */
    @Test
    void boardsAtHomeAreOthers() throws IOException {
        assertThat(Recordings.SEED).isNotEqualTo(RandomGames.SEED);
        for (Exercise each : Exercise.known().stream()
                .filter(known -> Files.exists(WrongBoards.graded(known))).toList()) {
            assertThat(content(WrongBoards.handedOut(each))).as(each.name())
                    .isNotEqualTo(content(WrongBoards.graded(each)));
        }
    }

    private void assertIsOfNow(Exercise exercise, long seed, Path file) throws IOException {
        final Path now = folder.resolve("now");
        try (Workers workers = Fixtures.workers()) {
            new WrongBoards(workers).write(exercise, Fixtures.reference(exercise), seed, now);
        }
        assertThat(content(file)).as("what is recorded in %s; write it anew: grading/grade boards %s", file,
                exercise.name()).isEqualTo(content(now));
    }

    private static byte[] content(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file); InputStream in = new GZIPInputStream(bytes)) {
            return in.readAllBytes();
        }
    }
}
