package tabuleiro.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how cells are numbered and written, and the placements that name them. */
class CellTest {

    @ParameterizedTest
    @CsvSource({"0/0, 0, 0", "1/2, 1, 2", "2/1, 2, 1", "12/0, 12, 0", "0/107, 0, 107", "9999/9999, 9999, 9999"})
    void theRowIsWrittenBeforeTheColumn(String notation, int row, int column) {
        assertThat(Cell.parse(notation)).as("the cell written %s", notation).isEqualTo(new Cell(row, column));
        assertThat(new Cell(row, column)).hasToString(notation);
    }

    @Test
    void cellsMayHaveAnyNumber() {
        assertThat(new Cell(Integer.MAX_VALUE, Integer.MAX_VALUE)).hasToString("2147483647/2147483647");
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "-1, -1", "-2147483648, 5"})
    void noNumberIsBelowZero(int row, int column) {
        assertThatThrownBy(() -> new Cell(row, column)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("row %s, column %s: rows and columns are counted from 0", row, column);
    }

    @ParameterizedTest
    @EmptySource
    @ValueSource(strings = {"1", "/", "1/", "/1", "1/2/3", "-1/2", "1/-2", "+1/2", "1 / 2", " 1/2", "1/2 ", "1,2",
        "1-2", "a/b", "A1", "1.0/2", "12345/1", "1/12345", "١/٢"})
    void noOtherTextIsACell(String notation) {
        assertThatThrownBy(() -> Cell.parse(notation)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no cell is written %s: write row/column, as 1/2", notation);
    }

    @Test
    void aPlacementIsATileOnACell() {
        assertThat(new Placement(Tile.parse("A1"), new Cell(1, 2))).hasToString("A1 on 1/2");
    }
}
