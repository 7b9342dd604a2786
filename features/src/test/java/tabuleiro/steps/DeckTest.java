package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Cards are dealt in random order, none twice before each has been dealt once. */
class DeckTest {

    private static final List<Integer> CARDS = IntStream.range(0, 20).boxed().toList();

    private static List<Integer> dealt(long seed, int number) {
        final Deck<Integer> deck = new Deck<>(() -> CARDS);
        final Random random = new Random(seed);
        return Stream.generate(() -> deck.deal(random)).limit(number).toList();
    }

    @Test
    void eachIsDealtOnceAndThenEachOnceMore() {
        final List<Integer> twice = dealt(1, 2 * CARDS.size());
        assertThat(twice.subList(0, CARDS.size())).containsExactlyInAnyOrderElementsOf(CARDS);
        assertThat(twice.subList(CARDS.size(), twice.size())).containsExactlyInAnyOrderElementsOf(CARDS);
    }

    @Test
    void theOrderFollowsFromTheGeneratorAlone() {
        assertThat(dealt(1, CARDS.size())).isEqualTo(dealt(1, CARDS.size())).isNotEqualTo(dealt(2, CARDS.size()))
                .isNotEqualTo(CARDS);
    }
}
