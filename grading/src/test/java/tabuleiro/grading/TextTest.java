package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests what is shown of a text that a program has made. */
class TextTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "connectfour.Piece@1b6d3586 | connectfour.Piece@…",
        "class connectfour.A cannot be cast to class connectfour.B (in unnamed module of loader x.Loader @3e) "
                + "| class connectfour.A cannot be cast to class connectfour.B (in unnamed module of loader"
                + " x.Loader @…)",
        "Engine$$Lambda$30/0x0000000800c01a40@6d06d69c | Engine$$Lambda…@…",
        "Engine$$Lambda/0x0000000800c01a40@6d06d69c    | Engine$$Lambda…@…",
        "$Proxy12 | $Proxy…",
        "Thread[Thread-12,5,main] | Thread[Thread-…,5,main]",
        "pool-3-thread-1 | pool-…-thread-…",
        "Timer-7 in ForkJoinPool-2-worker-1 | Timer-… in ForkJoinPool-…-worker-…"})
    void whatNamesAnObjectIsTheSameInEachRun(String said, String shown) {
        assertThat(Text.ofRun(said)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"column 4", "x@example", "0x1F", "1. e4 e5", "12345678"})
    void otherTextStays(String said) {
        assertThat(Text.ofRun(said)).isEqualTo(said);
    }

    @Test
    void controlCharactersBecomeVisible() {
        assertThat(Text.clean("a\u001b[2J\u202eb\r\nc")).isEqualTo("a\uFFFD[2J\uFFFDb\nc");
    }
}
