package tabuleiro.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests squares: their names, their colours, their order, and their numbers in PDN. */
class SquareTest {

    @Test
    void allSquaresAreInOrderAndHaveTheNotationThatIsRead() {
        assertThat(Square.ALL).hasSize(64).isSorted().startsWith(new Square(1, 1), new Square(1, 2))
                .endsWith(new Square(8, 8))
                .allSatisfy(each -> assertThat(Square.parse(each.toString())).isEqualTo(each));
        assertThat(new Square(3, 2)).hasToString("b3");
        assertThat(new Square(2, 8)).isLessThan(new Square(3, 1));
    }

    @ParameterizedTest
    @CsvSource({"a1, true", "b1, false", "h1, false", "a8, false", "h8, true", "c3, true", "d3, false"})
    void darkAndLightSquaresTakeTurns(String square, boolean isDark) {
        assertThat(Square.parse(square).isDark()).isEqualTo(isDark);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a0", "a9", "i1", "A1", "a11", "1a"})
    void anotherNotationIsRefused(String notation) {
        assertThatThrownBy(() -> Square.parse(notation)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no square is written " + notation + ": squares go from a1 to h8");
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 0", "9, 1", "1, 9"})
    void noSquareLiesOutsideTheBoard(int row, int column) {
        assertThat(Square.exists(row, column)).isFalse();
        assertThatThrownBy(() -> new Square(row, column)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("row %s, column %s lies outside the board: both go from 1 to 8", row, column);
    }

    @Test
    void aWayIsWrittenWithHyphens() {
        final List<Square> way = List.of(new Square(3, 3), new Square(5, 5), new Square(7, 3));
        assertThat(Square.draw(way)).isEqualTo("c3-e5-c7");
        assertThat(Square.parseWay("c3-e5-c7")).isEqualTo(way);
    }

    @ParameterizedTest
    @CsvSource({"1, b8", "4, h8", "5, a7", "12, h6", "13, a5", "21, a3", "29, a1", "32, g1"})
    void theDarkSquaresHaveNumbersInPdn(int number, String square) {
        assertThat(PdnFen.number(Square.parse(square))).isEqualTo(number);
        assertThat(PdnFen.square(number)).isEqualTo(Square.parse(square));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 33, -1})
    void thereAreThirtyTwoNumbers(int number) {
        assertThatThrownBy(() -> PdnFen.square(number)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the squares have the numbers 1 to 32, not " + number);
    }
}
