package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Tests which differences between what queries return at two moments are found, and how they are reported. */
class AnswersTest {

    @Test
    void equalValuesDoNotDiffer() {
        final Answers answers = answers(Map.of("the pool", Set.of(3, 1, 2)));
        assertThat(answers.differingFrom(answers(Map.of("the pool", Set.of(2, 3, 1))))).isEmpty();
    }

    @Test
    void onlyWhatDiffersIsReportedInTheOrderOfTheQueries() {
        final Map<String, Object> first = new LinkedHashMap<>();
        first.put("the winner", Optional.empty());
        first.put("the size", 4);
        first.put("the bag", List.of("A1", "B2"));
        final Map<String, Object> second = new LinkedHashMap<>(first);
        second.put("the winner", Optional.of("first"));
        second.put("the bag", List.of("B2", "A1"));
        assertThat(answers(first).differingFrom(answers(second))).isEqualTo("the winner: nothing\nthe bag: A1, B2");
        assertThat(answers(second).differingFrom(answers(first))).isEqualTo("the winner: first\nthe bag: B2, A1");
    }

    @Test
    void nothingDiffersFromNoAnswers() {
        final Answers answers = answers(Map.of("the size", 4));
        assertThat(answers.differingFrom(Answers.NONE)).isEmpty();
        assertThat(Answers.NONE.differingFrom(answers)).isEmpty();
    }

    @Test
    void aQueryThatReturnsNullOrFailsDiffersFromOneThatReturnsAValue() {
        final Answers value = answers(Map.of("the winner", "first"));
        assertThat(Answers.of(Map.of("the winner", () -> null)).differingFrom(value)).isEqualTo("the winner: null");
        assertThat(failing(new IllegalStateException("lost")).differingFrom(value))
                .isEqualTo("the winner: no value: java.lang.IllegalStateException: lost");
        assertThat(failing(new AssertionError("broken")).differingFrom(value))
                .isEqualTo("the winner: no value: java.lang.AssertionError: broken");
    }

    @Test
    void aQueryThatFailsIsReportedUnlessFailuresAreAskedFor() {
        assertThatThrownBy(() -> Answers.of(Map.of("the winner", () -> {
            throw new IllegalStateException("lost");
        }))).isInstanceOf(IllegalStateException.class).hasMessage("lost");
    }

    private static Answers failing(Throwable failure) {
        return Answers.ofThoseThatWork(Map.of("the winner", () -> {
            if (failure instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) failure;
        }));
    }

    private static Answers answers(Map<String, ?> values) {
        final Map<String, Supplier<?>> queries = new LinkedHashMap<>();
        values.forEach((asked, value) -> queries.put(asked, () -> value));
        return Answers.of(queries);
    }
}
