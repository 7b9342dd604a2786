package tabuleiro.console.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.console.Language;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;
import tabuleiro.console.chess.ChessGame;

/** Tests how files of other programs are read (CO-08): in which encoding, and which game of several. */
class GameFileTest {

    @TempDir
    private Path folder;

    private Reading<SavedGame> read(String text, String encoding, String number) throws IOException {
        final Path file = Files.write(folder.resolve("games.pgn"), text.getBytes(Charset.forName(encoding)));
        return GameFile.named(file + number, new ChessGame().exchange().orElseThrow(),
                new Words(ChessGame.class, Language.EN)).orElseThrow().read();
    }

    /** The first two bytes of this text in Latin-1 have the same sum as those with which UTF-16 begins. */
    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16", "x-UTF-16LE-BOM", "ISO-8859-1"})
    void aTextIsReadInItsEncoding(String encoding) throws IOException {
        assertThat(read("[¢ \"é\"]\n\n1. e4 e5 2. Nf3 *\n", encoding, "").meaning().orElseThrow().steps())
                .containsExactly("e4", "e5", "Nf3");
    }

    @Test
    void theGameWithTheNumberIsReadAndThereMustBeOne() throws IOException {
        final String two = "[Event \"one\"]\n\n1. e4 *\n\n[Event \"two\"]\n\n1. d4 d5 *\n";
        assertThat(read(two, "UTF-8", "").meaning().orElseThrow().steps()).containsExactly("e4");
        assertThat(read(two, "UTF-8", " 2").meaning().orElseThrow().steps()).containsExactly("d4", "d5");
        assertThat(read(two, "UTF-8", " 3").refusal()).isPresent();
    }
}
