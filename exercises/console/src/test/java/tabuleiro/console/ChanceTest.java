package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests what an agent leaves to chance. */
class ChanceTest {

    @Test
    void ofTheBestChoicesAnyIsChosenAndNoOther() {
        final Chance chance = new Chance(1);
        final Set<String> chosen = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            chosen.add(chance.best(List.of("a", "bb", "cc", "d", "ee"), String::length));
        }
        assertThat(chosen).containsExactlyInAnyOrder("bb", "cc", "ee");
    }

    @Test
    void theSameSeedSettlesTheSameChoices() {
        final List<Integer> choices = List.of(1, 2, 3, 4, 5, 6, 7);
        assertThat(new Chance(5).best(choices, each -> 0)).isEqualTo(new Chance(5).best(choices, each -> 0));
        assertThat(new Chance(5).any(choices)).isEqualTo(new Chance(5).any(choices));
    }
}
