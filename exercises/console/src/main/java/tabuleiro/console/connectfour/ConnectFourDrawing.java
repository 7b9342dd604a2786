package tabuleiro.console.connectfour;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Position;

/**
 * The grid in lines: columns under their numbers, and the players' discs as {@code 1} and {@code 2}. Cells that have
 * won stand in brackets.
 */
record ConnectFourDrawing(Position position, List<Cell> line) {

    private static final String GROUND = "+" + "-".repeat(3 * ConnectFour.COLUMNS) + "+";

    /** Draws the grid: the numbers of the columns, a line for each row, and the ground. */
    @Override
    public String toString() {
        return " " + line(column -> " " + column + " ").stripTrailing() + "\n"
                + IntStream.rangeClosed(1, ConnectFour.ROWS).mapToObj(row ->
                "|" + line(column -> drawn(new Cell(row, column))) + "|\n").collect(Collectors.joining()) + GROUND;
    }

    private static String line(IntFunction<String> cell) {
        return IntStream.rangeClosed(1, ConnectFour.COLUMNS).mapToObj(cell).collect(Collectors.joining());
    }

    private String drawn(Cell cell) {
        final String disc = position.at(cell.row(), cell.column()).map(player -> "" + player.digit()).orElse(".");
        return line.contains(cell) ? "[" + disc + "]" : " " + disc + " ";
    }

    /** Returns all cells, row by row from the top. */
    static Stream<Cell> cells() {
        return IntStream.range(0, ConnectFour.ROWS * ConnectFour.COLUMNS)
                .mapToObj(i -> new Cell(1 + i / ConnectFour.COLUMNS, 1 + i % ConnectFour.COLUMNS));
    }
}
