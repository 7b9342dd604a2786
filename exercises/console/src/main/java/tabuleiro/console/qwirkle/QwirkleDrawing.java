package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.qwirkle.Tile;

/** The board in lines, with the number of each column above it and of each row before it (QW-31). */
record QwirkleDrawing(List<List<Optional<Tile>>> board) {

    private static final String EMPTY = ".";

    /** Draws the board: the numbers of the columns, and a line for each row. No board has a hundred of them. */
    @Override
    public String toString() {
        return IntStream.range(0, board.size()).mapToObj(row -> line(String.valueOf(row),
                        column -> board.get(row).get(column).map(Tile::toString).orElse(EMPTY)))
                .collect(Collectors.joining("\n", line("", String::valueOf) + "\n", ""));
    }

    private String line(String number, IntFunction<String> cell) {
        return "%2s".formatted(number) + IntStream.range(0, board.get(0).size())
                .mapToObj(column -> " %2s".formatted(cell.apply(column))).collect(Collectors.joining());
    }
}
