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
    private static final int WIDTH_OF_A_TILE = 2;

    /** Draws the board: the numbers of the columns, and a line for each row. */
    @Override
    public String toString() {
        return IntStream.range(0, board.size()).mapToObj(row -> line(String.valueOf(row),
                        column -> board.get(row).get(column).map(Tile::toString).orElse(EMPTY)))
                .collect(Collectors.joining("\n", line("", String::valueOf) + "\n", ""));
    }

    /** Aligns numbers and tiles in columns that are as wide as a tile or, if it is longer, as the longest number. */
    private String line(String number, IntFunction<String> cell) {
        return right(number, width(board.size())) + IntStream.range(0, columns())
                .mapToObj(column -> " " + right(cell.apply(column), width(columns()))).collect(Collectors.joining());
    }

    private int columns() {
        return board.get(0).size();
    }

    private static int width(int numbers) {
        return Math.max(WIDTH_OF_A_TILE, String.valueOf(numbers - 1).length());
    }

    private static String right(String text, int width) {
        return " ".repeat(width - text.length()) + text;
    }
}
