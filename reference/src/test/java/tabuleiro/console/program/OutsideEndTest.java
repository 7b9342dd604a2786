package tabuleiro.console.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.Providers;
import tabuleiro.console.Language;
import tabuleiro.console.lines.LinesView;
import tabuleiro.console.program.Program.Surroundings;
import tabuleiro.console.quarto.QuartoGame;
import tabuleiro.console.steps.Altered;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;

/** Tests that a game is kept when the whole program is ended: by an engine (CO-15), or by a signal (CO-06). */
class OutsideEndTest {

    private static final int LONG_ENOUGH = 60;

    @TempDir
    private Path folder;

    private Process process;

    /** Plays in lines, with an engine that ends the program when a piece is placed. */
    public static void main(String[] options) {
        final QuartoProvider right = Providers.only(QuartoProvider.class);
        final Quarto game = right.newGame();
        final Quarto wrong = Altered.of(Quarto.class, game, Map.of("place", cell -> {
            System.exit(0);
            return null;
        }));
        final QuartoProvider provider = Altered.of(QuartoProvider.class, right, Map.of("newGame", none -> wrong));
        System.exit(new Program<>(new QuartoGame(), provider, Options.read(List.of(options)),
                new LinesView(new InputStreamReader(System.in, StandardCharsets.UTF_8), System.out, true),
                new Surroundings(Language.EN, () -> 7, Duration.ofSeconds(LONG_ENOUGH))).run());
    }

    @BeforeEach
    void begin() throws IOException {
        process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-ea", "-cp",
                System.getProperty("java.class.path"), OutsideEndTest.class.getName(), "--players", "North,South",
                "--saves", folder.toString()).redirectErrorStream(true)
                .redirectOutput(folder.resolve("shown").toFile()).start();
    }

    @AfterEach
    void end() {
        process.destroyForcibly();
    }

    @Test
    void anEngineThatEndsTheProgramIsReportedAndTheGameIsKept() throws IOException, InterruptedException {
        type("a\nA1\n");
        assertThat(process.waitFor(LONG_ENOUGH, TimeUnit.SECONDS)).isTrue();
        assertThat(shown()).contains("The engine failed: it has ended the whole program.\n")
                .contains("It is kept as 1: load 1 resumes it.");
        assertThat(process.exitValue()).isEqualTo(Program.FAILED);
        assertThat(Files.readString(folder.resolve("1.quarto.txt"))).endsWith("moves:\n(B!\n");
    }

    @Test
    void aSignalKeepsTheGame() throws IOException, InterruptedException {
        type("b\n");
        while (process.isAlive() && !shown().contains("on which cell")) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        process.toHandle().destroy();
        assertThat(process.waitFor(LONG_ENOUGH, TimeUnit.SECONDS)).isTrue();
        assertThat(shown()).contains("The game ends here, unfinished.\nIt is kept as 1: load 1 resumes it.");
        assertThat(Files.readString(folder.resolve("1.quarto.txt"))).endsWith("moves:\n(B;\n");
    }

    private void type(String text) throws IOException {
        final OutputStream keyboard = process.getOutputStream();
        keyboard.write(text.getBytes(StandardCharsets.UTF_8));
        keyboard.flush();
    }

    private String shown() throws IOException {
        return Files.readString(folder.resolve("shown"));
    }
}
