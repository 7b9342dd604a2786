package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.results.Shard;

/** A class is dealt out into shards and put together again without losing or doubling anything. */
class ShardTest {

    private static final List<String> CLASS = List.of("a", "b", "c", "d", "e");

    @Test
    void submissionsAreDealtOutLikeCards() {
        assertThat(new Shard(1, 2).part(CLASS)).containsExactly("a", "c", "e");
        assertThat(new Shard(2, 2).part(CLASS)).containsExactly("b", "d");
        assertThat(Shard.WHOLE.part(CLASS)).isEqualTo(CLASS);
        assertThat(new Shard(6, 7).part(CLASS)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "5, 1", "5, 2", "6, 2", "5, 5", "5, 7", "100, 9"})
    void eachIsInOnePart(int size, int of) {
        final List<Integer> whole = IntStream.range(0, size).boxed().toList();
        assertThat(IntStream.rangeClosed(1, of).boxed().flatMap(i -> new Shard(i, of).part(whole).stream()))
                .containsExactlyInAnyOrderElementsOf(whole);
    }

    @Test
    void aShardIsWrittenAsItIsRead() {
        assertThat(Shard.parse("2/3")).isEqualTo(new Shard(2, 3)).hasToString("2/3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "0/3", "4/3", "1/0", "-1/3", "1/3 ", "1/99999", "a/b", "1/3/5"})
    void whatIsNoShardIsRefusedInOneLine(String words) {
        assertThatThrownBy(() -> Shard.parse(words)).isInstanceOf(GradingException.class)
                .hasMessageContaining("from 1/3 to 3/3").hasMessageNotContaining("\n");
    }
}
