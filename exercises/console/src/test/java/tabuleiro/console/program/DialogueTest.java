package tabuleiro.console.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests what no line may contain (CO-04). */
class DialogueTest {

    @ParameterizedTest
    @ValueSource(strings = {"4\u200f", "\u202e4", "4\u200b4", "4\u2066", "\ud83d", "4\u0007", "\u00ad"})
    void marksThatCannotBeSeenAreRefused(String line) {
        assertThat(Dialogue.whyNot(line)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"4", "e\u0301", "日本", "a\tb", "🙂"})
    void whatCanBeSeenIsNot(String line) {
        assertThat(Dialogue.whyNot(line)).isEmpty();
    }
}
