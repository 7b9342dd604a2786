package tabuleiro.console.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.qwirkle.Tile;

/** Tests the board on the screen, for boards of every size. */
class BoardDrawingTest {

    @ParameterizedTest
    @CsvSource({"1, 1", "10, 11", "11, 10", "100, 3", "3, 101", "110, 110"})
    void everyLineIsAsLongAsTheOthers(int rows, int columns) {
        final List<Optional<Tile>> row = Collections.nCopies(columns, Optional.of(new Tile(1, 1)));
        final List<String> lines = new BoardDrawing(Collections.nCopies(rows, row)).toString().lines().toList();
        assertThat(lines).hasSize(rows + 1);
        assertThat(lines.stream().map(String::length).distinct()).hasSize(1);
        assertThat(lines.get(0)).endsWith(" " + (columns - 1));
        assertThat(lines.get(rows).strip()).startsWith(rows - 1 + " ");
    }
}
