package tabuleiro.grading.marks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.results.Kept;

/** What an agent earns that keeps what positions are worth: the share of what is above chance. */
class AgentMarkTest {

    @TempDir
    private Path folder;

    private Rubric rubric(String line) throws IOException {
        final String text = Files.readString(new Exercise("connect-four").rubric()).replaceAll("(?m)^agent: .*$", "");
        return Rubric.read(Files.writeString(folder.resolve("rubric.yaml"), text + line + "\n"));
    }

    /** Of 500 positions, who draws lots keeps 200. */
    @ParameterizedTest
    @CsvSource({"300, 200, 10", "100, 100, 0", "50, 20, 0", "250, 100, 5", "0, 0, 0"})
    void itIsTheShareAboveChance(int wins, int draws, String points) throws IOException {
        final Kept kept = new Kept("competent", 300, wins, 200, draws, 400, 0);
        assertThat(AgentMark.of(rubric("agent: 10"), Optional.of(kept)).orElseThrow().points())
                .isEqualByComparingTo(points);
    }

    @Test
    void itWeighsWhatTheRubricSays() throws IOException {
        final BigDecimal without = rubric("").total();
        assertThat(rubric("agent: 0").total()).isEqualByComparingTo(without);
        // Games in which nothing is wrong weigh a ninth of all else.
        assertThat(rubric("agent: 9").total()).isEqualByComparingTo(without.add(BigDecimal.TEN));
        assertThat(AgentMark.of(rubric(""), Optional.empty())).isEmpty();
        assertThat(AgentMark.of(rubric("agent: 0"), Optional.empty()).orElseThrow().points()).isZero();
        final Rubric weighed = rubric("agent: 9");
        assertThatThrownBy(() -> AgentMark.of(weighed, Optional.empty())).isInstanceOf(GradingException.class)
                .hasMessageContaining("they were not asked: grade again");
        assertThatThrownBy(() -> rubric("agent: -1")).isInstanceOf(GradingException.class);
    }
}
