package tabuleiro.grading.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What is to be sent ahead is found out without a word to the submission, and without harm. */
class CallsAheadTest {

    private final Ahead ahead = new Ahead();
    private final List<List<Call>> sent = new ArrayList<>();

    @Test
    void whatFailsBeforeItsFirstCallIsLeftToFailWhenItIsAsked() {
        final Supplier<?> position = () -> {
            throw new IllegalStateException("The example describes no position.");
        };
        ahead.send(List.of(position), () -> 1, sent::add);
        assertThat(sent).containsExactly(List.of());
        assertThat(ahead.isEmpty()).isTrue();
    }
}
