package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.Providers;
import tabuleiro.console.lines.LinesView;
import tabuleiro.console.program.Options;
import tabuleiro.console.program.Program;
import tabuleiro.console.program.Program.Surroundings;

/**
 * Plays whole sessions of the original assignments that show what the players read, in Portuguese and line by line.
 * Where a transcript differs from its assignment, a Decision under a rule of the console states it.
 */
class TranscriptsTest {

    private static final Pattern TYPED = Pattern.compile("«([^»]*)»");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"quarto", "chess"})
    void aSessionIsShownAsInTheOriginalAssignment(String name) throws IOException {
        final String transcript = transcript(name);
        final String typed = TYPED.matcher(transcript).results().map(line -> line.group(1))
                .collect(Collectors.joining("\n", "", "\n"));
        final Game<?, ?> game = ServiceLoader.load(Game.class).stream().map(ServiceLoader.Provider::get)
                .filter(each -> each.name().equals(name)).findFirst().orElseThrow();
        assertThat(shown(game, typed)).isEqualTo(TYPED.matcher(transcript).replaceAll("$1"));
    }

    private <P, M extends PlayedGame> String shown(Game<P, M> game, String typed) {
        final ByteArrayOutputStream shown = new ByteArrayOutputStream();
        final Options options = Options.read(List.of("--language", "pt", "--seed", "1", "--saves", folder.toString()));
        final LinesView view = new LinesView(new StringReader(typed),
                new PrintStream(shown, true, StandardCharsets.UTF_8), true);
        assertThat(new Program<>(game, Providers.only(game.provider()), options, view,
                new Surroundings(Language.EN, () -> 1, Duration.ofSeconds(10))).run()).isZero();
        return shown.toString(StandardCharsets.UTF_8).replaceAll("As jogadas estão em\\s+" + Pattern.quote(
                folder.toString()), "As jogadas estão em SAVES");
    }

    private static String transcript(String name) throws IOException {
        try (InputStream text = TranscriptsTest.class.getResourceAsStream("transcripts/" + name + ".txt")) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
