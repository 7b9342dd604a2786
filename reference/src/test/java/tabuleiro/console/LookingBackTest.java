package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that going back leaves no trace: agents then choose as if nothing had been taken back (CO-19, CO-21). */
class LookingBackTest {

    @TempDir
    private Path folder;

    /** Plays against an agent, and returns the steps that were saved at the end. */
    private String steps(String game, String level, String typed) throws IOException {
        final ByteArrayOutputStream shown = new ByteArrayOutputStream();
        Consoles.run(Consoles.game(game), typed.replace(", ", "\n") + "\nsave end\nyes\n", shown, List.of("--players",
                "One," + level, "--seed", "5", "--saves", folder.toString()));
        final Path file = folder.resolve("end." + game + ".txt");
        assertThat(file).as("the saved game, after %s", shown.toString(StandardCharsets.UTF_8)).exists();
        return Files.readString(file).replaceFirst("saved: \\d+", "");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "connect-four | random  | 1, 2, 3       | 1, 2, 4, back, 3",
        "connect-four | random  | 1, 2, 3       | 1, 7, 6, back 2, 2, 3",
        "connect-four | random  | 1, 2, 3       | 1, 2, save a, load a, previous, previous, next, next, 3",
        "chess        | random  | a2a4, h2h4    | a2a4, b2b4, back, h2h4",
        "draughts     | random  | 1, c3d4, a3b4 | 1, e3d4, back, c3d4, a3b4"})
    void agentsChooseAsIfNothingHadBeenTakenBack(String game, String level, String straight, String withReturn)
            throws IOException {
        assertThat(steps(game, level, withReturn)).isEqualTo(steps(game, level, straight)).contains("moves:\n");
    }

    @Test
    void whatIsSavedOfAGameThatIsLookedAtIsTheWholeGame() throws IOException {
        final String whole = steps("connect-four", "random", "1, 2, 3");
        assertThat(steps("connect-four", "random", "load end, first, next")).isEqualTo(whole);
    }
}
