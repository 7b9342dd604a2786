package tabuleiro.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests what keys are made of the characters that terminals send. */
class KeyDecoderTest {

    private static Key first(String sent) {
        final Deque<Integer> left = new ArrayDeque<>();
        sent.chars().forEach(left::add);
        return new KeyDecoder(limit -> left.isEmpty() ? KeyDecoder.NOTHING : left.remove()).next(1);
    }

    @ParameterizedTest
    @CsvSource({"[A, UP", "OA, UP", "[B, DOWN", "[C, RIGHT", "OD, LEFT", "[5~, PAGE_UP", "[6~, PAGE_DOWN", "[H, HOME",
        "[1;5C, RIGHT", "[F, END", "[15~, OTHER", "[Z, OTHER", "[<64;1;1M, OTHER", "[<0;5;9m, OTHER", "'', ESCAPE",
        "x, ESCAPE", "[, OTHER", "[<9999999999999999999999999, OTHER"})
    void sequencesAfterEscape(String sent, Key.Kind kind) {
        assertThat(first("\u001b" + sent)).isEqualTo(Key.of(kind));
    }

    @Test
    void aClickHasAPlace() {
        assertThat(first("\u001b[<0;5;9M")).isEqualTo(Key.click(8, 4));
    }

    @Test
    void singleKeys() {
        assertThat(first("\r")).isEqualTo(Key.of(Key.Kind.ENTER));
        assertThat(first("\u007f")).isEqualTo(Key.of(Key.Kind.BACKSPACE));
        assertThat(first("\u0003")).isEqualTo(Key.of(Key.Kind.INTERRUPT));
        assertThat(first("\u0001")).isEqualTo(Key.of(Key.Kind.OTHER));
        assertThat(first("\u00e7")).isEqualTo(Key.typed('\u00e7'));
        assertThat(first("\ud83d\ude00")).isEqualTo(Key.typed(0x1f600));
        assertThat(first("\ud83d")).isEqualTo(Key.typed('?'));
        assertThat(first("")).isEqualTo(Key.of(Key.Kind.OTHER));
    }
}
