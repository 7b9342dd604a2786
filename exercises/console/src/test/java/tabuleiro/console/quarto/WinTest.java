package tabuleiro.console.quarto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Trait;

/** Tests how a win is described, and which wins are impossible. */
class WinTest {

    private static final int FOUR = 4;

    @Test
    void cellsAndTraitsAreNamedInTheirOrder() {
        final Win win = new Win(cells(FOUR), Set.of(Trait.SOLID, Trait.ROUND, Trait.BLACK, Trait.LARGE));
        assertThat(win.fault()).isEmpty();
        assertThat(win).hasToString("The pieces on A1, B1, C1 and D1 are all large, black, round and solid.");
    }

    @Test
    void oneTraitIsNamedAlone() {
        assertThat(new Win(cells(FOUR), Set.of(Trait.HOLLOW)))
                .hasToString("The pieces on A1, B1, C1 and D1 are all hollow.");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 5, 16})
    void theNumberOfWinningCellsIsFour(int number) {
        assertThat(new Win(cells(number), EnumSet.of(Trait.LARGE)).fault())
                .contains("the number of winning cells is " + number + ", not 4");
    }

    private static Set<Cell> cells(int number) {
        return new HashSet<>(Cell.ALL.subList(0, number));
    }
}
