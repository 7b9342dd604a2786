package tabuleiro.console.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.console.program.View;

/** Tests how lines are read and printed. */
class LinesViewTest {

    private static final View.Prompt PROMPT = new View.Prompt(() -> "A word?", Optional.empty(), View.Kind.TEXT);

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    private LinesView view(Reader typed) {
        return new LinesView(typed, new PrintStream(printed, true, StandardCharsets.UTF_8), true);
    }

    private Optional<String> asked(String typed) {
        return view(new StringReader(typed)).ask(PROMPT);
    }

    @Test
    void blanksAtTheEndsOfALineAreIgnoredHoweverManyThereAre() {
        final String many = " \t".repeat(5000);
        assertThat(asked(many + "a  b" + many + "\r\nc")).contains("a  b");
        assertThat(asked("\r\n")).contains("");
        assertThat(asked("last")).contains("last");
        assertThat(asked("")).isEmpty();
    }

    @Test
    void aMarkAtTheBeginningOfAFileIsIgnored() {
        assertThat(asked("\ufeffyes\n")).contains("yes");
        assertThat(asked("y\ufeffy\n")).contains("y\ufeffy");
    }

    @Test
    void ofALongLineSixtyCharactersAreShown() {
        asked("x".repeat(60) + "\n");
        asked("y".repeat(61) + "\n");
        assertThat(printed.toString(StandardCharsets.UTF_8).lines()).containsExactly("A word? " + "x".repeat(60),
                "A word? " + "y".repeat(60) + "...");
    }

    @Test
    void anEndlessLineNeedsNoMemoryAndIsStillTooLong() {
        assertThat(asked("x".repeat(1_000_000) + "\n").orElseThrow()).hasSizeBetween(401, 1000);
    }

    @Test
    void inputThatCannotBeReadHasEnded() {
        assertThat(view(new Broken()).ask(PROMPT)).isEmpty();
    }

    @Test
    void whatIsTypedIsPrintedWithoutWhatCouldDisturbTheTerminal() {
        asked("\u001b[2Ja\n");
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEqualTo("A word? ?[2Ja" + System.lineSeparator());
    }

    @Test
    void nothingIsWiderThanATerminal() {
        view(new StringReader("")).say("word ".repeat(40) + "x".repeat(200));
        assertThat(printed.toString(StandardCharsets.UTF_8).lines()).allMatch(line -> line.length() <= 79);
    }

    /** Input that cannot be read. */
    private static final class Broken extends Reader {

        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            throw new IOException("the input cannot be read");
        }

        @Override
        public void close() {
            // Nothing was open.
        }
    }
}
