package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.calls.NoAnswer;

/** What is answered in the place of something that is right: nothing, or something else. */
class DeviationTest {

    private static Deviation given(Object answer) {
        return new Deviation(null, "", "", "", "", false, null, answer);
    }

    @Test
    void nothingIsWhatIsEmptyOrNoAnswer() {
        assertThat(Stream.of(false, 0, Optional.empty(), List.of(), Set.of(), new NoAnswer(false, "TODO 2")))
                .allMatch(each -> given(each).isNothing());
        assertThat(Stream.of(true, 3, Optional.of(false), List.of(0), "", Deviation.TOGETHER))
                .noneMatch(each -> given(each).isNothing());
    }

    @Test
    void onlyAnAssertionStopsACall() {
        assertThat(given(new NoAnswer(true, "not here")).isStopped()).isTrue();
        assertThat(given(new NoAnswer(false, "TODO 2")).isStopped()).isFalse();
        assertThat(given(false).isStopped()).isFalse();
    }
}
