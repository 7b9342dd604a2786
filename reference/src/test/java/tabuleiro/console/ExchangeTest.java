package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that whole games of agents are written for other programs, read again, and written as before (CO-08). */
class ExchangeTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"chess, pgn, '', 1", "chess, pgn, '', 2", "draughts, pdn, --variant simplified, 1",
        "draughts, pdn, --variant simplified, 2", "draughts, pdn, --variant classic, 3"})
    void aGameThatIsOverIsWrittenAndReadAgain(String name, String ending, String variant, int seed) throws IOException {
        final Path one = folder.resolve("one." + ending);
        final Path other = folder.resolve("other." + ending);
        final String shown = play(Consoles.game(name),
                List.of(("--players random,random --language pt --seed " + seed + " " + variant)
                .strip().split(" ")), "exportar " + one, "load " + one, "export " + other);
        assertThat(one).as("what is written, after %s", shown).exists().content().matches(
                "(?s).*\\[Result \"(1-0|0-1|1/2-1/2)\".*");
        assertThat(other).as("what is read and written again, after %s", shown).exists().content()
                .isEqualTo(Files.readString(one));
    }

    private static String play(Game<?, ?> game, List<String> options, String... typed) {
        final ByteArrayOutputStream shown = new ByteArrayOutputStream();
        Consoles.run(game, String.join("\n", typed), shown, options);
        final String text = shown.toString(StandardCharsets.UTF_8);
        return text.substring(Math.max(0, text.length() - 2000));
    }
}
