package tabuleiro.console.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.console.Language;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;
import tabuleiro.console.chess.ChessGame;
import tabuleiro.console.draughts.DraughtsGame;

/** Tests how files of other programs are read (CO-08): in which encoding, and which game of several. */
class GameFileTest {

    @TempDir
    private Path folder;

    private Reading<SavedGame> read(String text, String encoding, String number) throws IOException {
        final Path file = Files.write(folder.resolve("games.pgn"), text.getBytes(Charset.forName(encoding)));
        return GameFile.named(file + number, new ChessGame().exchange().orElseThrow(),
                new Words(ChessGame.class, Language.EN)).orElseThrow().read();
    }

    /** Returns why a file of draughts is refused, in words. */
    private String whyNot(String text) throws IOException {
        final Words words = new Words(DraughtsGame.class, Language.EN);
        final Path file = Files.writeString(folder.resolve("games.pdn"), text);
        return GameFile.named(file.toString(), new DraughtsGame().exchange().orElseThrow(), words).orElseThrow().read()
                .refusal().map(words::of).orElse("");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
        "1. 11-15 23-19 * | there is no GameType, and Black begins: that is English draughts",
        "[GameType '21'] 1. 11-15 * | that is another kind of draughts: GameType 21",
        "1. 34-30 20-25 * | a square has a number over 32: that is a larger board",
        "[FEN 'W:W31-50:B1,2'] * | a square has a number over 32: that is a larger board",
        "[GameType '28,W,8,8,N1,1'] [FEN 'W:W9:B1'] * "
                + "| the squares of its position have other numbers: GameType 28,W,8,8,N1,1",
        "1. 22-18 11-15 * | ''", "[FEN 'W:WK29:B5'] 1. 29-1 * | ''", "[GameType '28'] 1. 22-18 * | ''"})
    void aGameOfAnotherKindOfDraughtsIsNamedAsWhatItIs(String text, String reason) throws IOException {
        assertThat(whyNot(text.replace('\'', '"'))).isEqualTo(reason.replace("''", ""));
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
