package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Plays whole sessions of the original assignments that show what the players read, in Portuguese and line by line.
 * Where a transcript differs from its assignment, a Decision under a rule of the console states it.
 */
class TranscriptsTest {

    private static final Pattern TYPED = Pattern.compile("«([^»]*)»");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource("transcripts")
    void aSessionIsShownAsInTheOriginalAssignment(Path file) throws IOException {
        final String transcript = Files.readString(file);
        final String name = file.getFileName().toString().replace(".txt", "");
        final String typed = TYPED.matcher(transcript).results().map(line -> line.group(1))
                .collect(Collectors.joining("\n", "", "\n"));
        assertThat(shown(Consoles.game(name), typed)).isEqualTo(TYPED.matcher(transcript).replaceAll("$1"));
    }

    private String shown(Game<?, ?> game, String typed) {
        final ByteArrayOutputStream shown = new ByteArrayOutputStream();
        assertThat(Consoles.run(game, typed, shown, List.of("--language", "pt", "--seed", "1", "--saves",
                folder.toString()))).isZero();
        return shown.toString(StandardCharsets.UTF_8).replaceAll("As jogadas estão em\\s+" + Pattern.quote(
                folder.toString()), "As jogadas estão em SAVES");
    }

    static List<Path> transcripts() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/tabuleiro/console/transcripts"))) {
            return files.sorted().toList();
        }
    }
}
