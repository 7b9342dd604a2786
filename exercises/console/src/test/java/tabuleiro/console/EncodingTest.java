package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that accents are shown on every terminal that can, and that no letter becomes a question mark elsewhere. */
class EncodingTest {

    @ParameterizedTest
    @CsvSource({"LANG, C, US-ASCII, UTF-8", "LANG, '', US-ASCII, UTF-8", "LANG, pt_PT.UTF-8, US-ASCII, UTF-8",
        "LC_ALL, pt_PT.utf8@euro, US-ASCII, UTF-8", "LC_CTYPE, pt_PT.ISO-8859-1, US-ASCII, ISO-8859-1",
        "LANG, pt_PT, ISO-8859-1, ISO-8859-1", "TERM, xterm, IBM850, IBM850", "LANG, pt_PT.-x, UTF-8, UTF-8",
        "LANG, pt_PT.nonsense, US-ASCII, UTF-8"})
    void itIsUtf8UnlessTheTerminalSaysOtherwise(String name, String value, String found, String expected) {
        assertThat(Encoding.of(Map.of(name, value), Charset.forName(found)).charset())
                .isEqualTo(Charset.forName(expected));
    }

    @Test
    void whatCannotBeShownIsSimplified() {
        final Encoding ascii = new Encoding(StandardCharsets.US_ASCII);
        assertThat(ascii.shown("Peças por jogar: é, o\u0301, │ ●")).isEqualTo("Pecas por jogar: e, o, | O");
        assertThat(ascii.shown("日x\ud83d")).isEqualTo("__x");
        assertThat(new Encoding(StandardCharsets.ISO_8859_1).shown("ção │")).isEqualTo("ção |");
        assertThat(new Encoding(StandardCharsets.UTF_8).shown("日ç│")).isEqualTo("日ç│");
    }
}
