package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.connectfour.Cell;
import tabuleiro.tiny.Player;
import tabuleiro.tiny.Refusal;

/** Tests how values are shown when a check fails. */
class ValueWordsTest {

    private final ValueWords words = new ValueWords();

    @Test
    void aPictureIsShownWithoutQuotes() {
        assertThat(words.toStringOf(". 1\n2 .")).isEqualTo(". 1\n2 .");
    }

    @Test
    void aListHasNoBrackets() {
        assertThat(words.toStringOf(List.of(4, 5))).isEqualTo("4, 5");
        assertThat(words.toStringOf(List.of(new Cell(1, 2), new Cell(3, 4))))
                .isEqualTo("row 1, column 2; row 3, column 4");
        assertThat(words.toStringOf(Set.of())).isEqualTo("none");
    }

    @Test
    void aSetIsShownInOneOrder() {
        assertThat(words.toStringOf(new LinkedHashSet<>(List.of("b", "c", "a")))).isEqualTo("a, b, c");
    }

    @Test
    void anOptionalIsShownAsNothingOrAsItsValue() {
        assertThat(words.toStringOf(Optional.empty())).isEqualTo("nothing");
        assertThat(words.toStringOf(Optional.of(Player.FIRST))).isEqualTo("first");
    }

    @Test
    void aConstantIsInSmallLetters() {
        assertThat(words.toStringOf(Refusal.CELL_TAKEN)).isEqualTo("cell taken");
    }

    @Test
    void allOtherValuesAreShownAsUsual() {
        assertThat(words.toStringOf(true)).isEqualTo("true");
    }
}
