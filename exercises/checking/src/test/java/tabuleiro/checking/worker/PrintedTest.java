package tabuleiro.checking.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/** Shows what is kept of that which a program prints. */
class PrintedTest {

    private final Printed printed = new Printed();
    private final PrintStream out = new PrintStream(printed, true, UTF_8);

    @Test
    void theFirstLinesAreKeptAndTheOthersCounted() {
        for (int i = 1; i <= 48_000; i++) {
            out.print("line " + i + "\n");
        }
        assertThat(printed.lines()).hasSize(21).startsWith("line 1", "line 2").endsWith("line 20",
                "… and 47980 lines more");
    }

    @Test
    void aLineWithoutAnEndIsOne() {
        out.print("é\nlast");
        assertThat(printed.lines()).containsExactly("é", "last");
        printed.clear();
        assertThat(printed.lines()).isEmpty();
    }

    @Test
    void aLongLineIsCut() {
        out.print("x".repeat(1_000_000));
        assertThat(printed.lines()).hasSize(1).allMatch(line -> line.length() < 10_000);
    }
}
