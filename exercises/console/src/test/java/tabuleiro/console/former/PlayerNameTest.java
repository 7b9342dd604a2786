package tabuleiro.console.former;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which names are accepted, with unusual characters of Unicode. */
class PlayerNameTest {

    private final PlayerName first = new PlayerName(List.of());

    @ParameterizedTest
    @ValueSource(strings = {"a\u0000b", "a\tb", "a\u001bb", "a\u007f", "a\u009bb", "\u202eab", "a\u200bb", "\ufeffa",
        "a\u2028b", "a\u00a0b", "\ue000", "\uffff", "\ud83d", "\udca9a", "a\ufffdb", "\u0301a", "\u0378"})
    void aNameContainsNoInvisibleCharacter(String name) {
        assertThat(first.whyNot(name)).contains("a name consists of visible characters and spaces");
    }

    @ParameterizedTest
    @ValueSource(strings = {"N\u00e3o", "Na\u0303o", "N\u00c3O", "SUL"})
    void accentsMayBeTypedInTwoWays(String name) {
        assertThat(new PlayerName(List.of("N\u00e3o", "Sul")).whyNot(name)).contains("another player has that name");
    }

    @Test
    void aNameIsNormalized() {
        assertThat(first.meaning("Na\u0303o")).isEqualTo("N\u00e3o");
    }

    @Test
    void theLengthOfANameIsCountedInCharacters() {
        assertThat(first.whyNot("\ud83d\ude00".repeat(PlayerName.LONGEST))).isEmpty();
        assertThat(first.whyNot("\ud83d\ude00".repeat(PlayerName.LONGEST + 1)))
                .contains("a name has at most 20 characters");
    }

    @Test
    void playersAreAskedInOrder() {
        assertThat(first.words()).isEqualTo("What is player 1 called?");
        assertThat(new PlayerName(List.of("North", "South")).words()).isEqualTo("What is player 3 called?");
    }
}
