package tabuleiro.quarto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which cells the board has, and how they are written. */
class CellTest {

    @Test
    void theBoardHasSixteenCellsRowByRowFromTheTop() {
        assertThat(Cell.ALL.stream().map(Cell::toString).collect(Collectors.joining(" ")))
                .isEqualTo("A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3 A4 B4 C4 D4");
        assertThat(Cell.ALL).allMatch(cell -> Cell.ALL.get(cell.index()).equals(cell));
    }

    @ParameterizedTest
    @CsvSource({"A1, 1, 1", "D1, 4, 1", "A4, 1, 4", "D4, 4, 4", "B3, 2, 3", "C2, 3, 2"})
    void theLetterIsTheColumnAndTheDigitTheRow(String notation, int column, int row) {
        assertThat(Cell.exists(row, column)).isTrue();
        assertThat(Cell.parse(notation)).as("the cell written %s", notation).isEqualTo(new Cell(row, column));
        assertThat(new Cell(row, column)).hasToString(notation);
    }

    @Test
    void everyCellIsReadAsItIsWritten() {
        assertThat(Cell.ALL).allSatisfy(cell -> assertThat(Cell.parse(cell.toString())).isEqualTo(cell));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "5, 1", "1, 0", "1, 5", "0, 0", "5, 5", "-1, 2", "2, -1"})
    void outsideTheBoardThereIsNoCell(int column, int row) {
        assertThat(Cell.exists(row, column)).isFalse();
        assertThatThrownBy(() -> new Cell(row, column)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("row %s, column %s lies outside the board: both go from 1 to 4", row, column);
    }

    @ParameterizedTest
    @NullAndEmptySource
    @ValueSource(strings = {"A", "1", "A0", "A5", "E1", "@1", "a1", "1A", "A11", "A 1", " A1", "A1 ", "A1B1"})
    void noOtherTextIsACell(String notation) {
        assertThatThrownBy(() -> Cell.parse(notation)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no cell is written %s: cells go from A1 to D4", notation);
    }
}
