package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.GradingException;

/** As many submissions are graded at once as somebody says, or as there are processors. */
class JobsOptionTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 64, 256})
    void aNumberIsTaken(int number) {
        assertThat(JobsOption.parse("" + number)).isEqualTo(number);
    }

    @Test
    void allIsAtMostOneForEachProcessor() {
        assertThat(JobsOption.parse("all")).isEqualTo(JobsOption.usual())
                .isBetween(1, Runtime.getRuntime().availableProcessors());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-1", "257", "1000", "99999999999", "1.5", "two", " 2", "02"})
    void whatIsNoNumberOfJobsIsRefusedInOneLine(String word) {
        assertThatThrownBy(() -> JobsOption.parse(word)).isInstanceOf(GradingException.class)
                .hasMessageContaining("from 1 to 256, or all").hasMessageNotContaining("\n");
    }
}
