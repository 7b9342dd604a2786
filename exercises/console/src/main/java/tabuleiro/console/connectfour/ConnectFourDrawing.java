package tabuleiro.console.connectfour;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/**
 * The grid in lines: columns under their numbers, and the players' discs as {@code 1} and {@code 2}.
 *
 * @param position the position to draw
 * @param line     the cells to mark with brackets
 */
record ConnectFourDrawing(Position position, List<Cell> line) {

    private static final String EMPTY = ".";

    /** Draws the grid: the numbers of the columns, a line for each row, and the ground. */
    @Override
    public String toString() {
        return numbers() + "\n" + rows() + "\n+" + "-".repeat(cell(1, 1).length() * ConnectFour.COLUMNS) + "+";
    }

    private static String numbers() {
        return columns().mapToObj(column -> " " + column + " ").collect(Collectors.joining("", " ", ""))
                .stripTrailing();
    }

    private String rows() {
        return IntStream.rangeClosed(1, ConnectFour.ROWS).mapToObj(this::row).collect(Collectors.joining("\n"));
    }

    private String row(int row) {
        return columns().mapToObj(column -> cell(row, column)).collect(Collectors.joining("", "|", "|"));
    }

    private String cell(int row, int column) {
        final String disc = position.at(row, column).map(Player::digit).map(String::valueOf).orElse(EMPTY);
        return line.contains(new Cell(row, column)) ? "[" + disc + "]" : " " + disc + " ";
    }

    /** Returns all cells, row by row from the top. */
    static Stream<Cell> cells() {
        return IntStream.rangeClosed(1, ConnectFour.ROWS).boxed()
                .flatMap(row -> columns().mapToObj(column -> new Cell(row, column)));
    }

    private static IntStream columns() {
        return IntStream.rangeClosed(1, ConnectFour.COLUMNS);
    }
}
