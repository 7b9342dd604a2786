package tabuleiro.console.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.console.Message;

/** Tests which names are accepted (CO-02), with unusual characters of Unicode. */
class PlayerNameTest {

    @ParameterizedTest
    @ValueSource(strings = {"a\u0000b", "a\tb", "a\u001bb", "a\u007f", "a\u009bb", "\u202eab", "a\u200bb", "\ufeffa",
        "a\u2028b", "a\u00a0b", "\ue000", "\uffff", "\ud83d", "\udca9a", "a\ufffdb", "\u0301a", "\u0378", "\u2800",
        "\u3164", "\u115f", "\u1160", "\uffa0", "a\ufe0f", "a\u180b", "\ud834\udd59", "a\udb40\udd00"})
    void aNameContainsOnlyWhatCanBeSeen(String name) {
        assertThat(PlayerName.whyNot(name, List.of())).contains(Message.of("refused.name.blank"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"N\u00e3o", "Na\u0303o", "N\u00c3O", "SUL", "a b", "A   B", "stra\u00dfe"})
    void namesThatLookAlikeAreTaken(String name) {
        assertThat(PlayerName.whyNot(name, List.of("N\u00e3o", "Sul", "a  B", "STRASSE")))
                .contains(Message.of("refused.name.taken"));
    }

    @Test
    void theLengthOfANameIsCountedInCharacters() {
        assertThat(PlayerName.whyNot("\ud83d\ude00".repeat(PlayerName.LONGEST), List.of())).isEmpty();
        assertThat(PlayerName.whyNot("\ud83d\ude00".repeat(PlayerName.LONGEST + 1), List.of()))
                .contains(Message.of("refused.name.long", PlayerName.LONGEST));
    }
}
