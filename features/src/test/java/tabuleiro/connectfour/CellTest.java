package tabuleiro.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests which cells the grid has. */
class CellTest {

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 7", "6, 1", "6, 7", "3, 4"})
    void theGridHasCellsUpToItsCorners(int row, int column) {
        assertThat(Cell.exists(row, column)).isTrue();
        assertThat(new Cell(row, column)).hasToString("row " + row + ", column " + column);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "7, 1", "1, 0", "1, 8", "7, 6", "-1, -1"})
    void outsideTheGridThereIsNoCell(int row, int column) {
        assertThat(Cell.exists(row, column)).isFalse();
        assertThatThrownBy(() -> new Cell(row, column)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("row %s, column %s lies outside the grid: rows go from 1 to 6, columns from 1 to 7",
                        row, column);
    }

    @Test
    void cellsWithTheSameNumbersAreEqual() {
        assertThat(new Cell(2, 3)).isEqualTo(new Cell(2, 3)).isNotEqualTo(new Cell(3, 2));
    }
}
