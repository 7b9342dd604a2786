package tabuleiro.console.quarto;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.console.former.Ending;
import tabuleiro.console.former.Program;
import tabuleiro.quarto.QuartoProvider;

/** Tests Quarto as a separate program. {@link tabuleiro.console.former.LauncherTest} tests what all programs share. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class QuartoLauncherTest {

    private static final List<String> SIMPLE = List.of(SimpleQuarto.Games.class.getName());

    @TempDir
    private Path folder;

    @Test
    void savesInTheCurrentFolder() throws Exception {
        final Program.Ended ended = run("b\nNorth\nSouth\na\nA1\ns\nevening\n", "3");
        assertThat(ended.status()).as("%s", ended.shown()).isEqualTo(Ending.NORMAL);
        assertThat(ended.shown()).contains("North throws 1, South throws 2: South places the first piece.")
                .endsWith("End of input: the game ends here, unfinished.");
        assertThat(folder.resolve("evening.quarto.txt"))
                .hasContent("Quarto, version 1\nPlaces first: South\nChooses first: North\n(B! A1\n");
    }

    @Test
    void showsTheRulesAndSaysGoodbye() throws Exception {
        final Program.Ended ended = run("a\nz\n");
        assertThat(ended.status()).isEqualTo(Ending.NORMAL);
        assertThat(ended.shown()).contains("Quarto: the rules").endsWith("Goodbye!");
    }

    @Test
    void endsWithOneLineWhenStartedWrongly() throws Exception {
        final Program.Ended ended = run("z\n", "one");
        assertThat(ended.status()).isEqualTo(Ending.MISUSED);
        assertThat(ended.shown()).singleElement().asString().startsWith("Usage: ");
    }

    private Program.Ended run(String typed, String... arguments) throws Exception {
        return new Program(QuartoConsole.class, QuartoProvider.class, folder).run(typed, SIMPLE, arguments);
    }
}
