package tabuleiro.console.quarto;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;

/** The board and the pool in lines, as the original assignment draws them (QT-33, QT-34). */
record QuartoDrawing(Position position) {

    private static final int A_LINE = 4;
    private static final String INDENT = " ".repeat(24);
    private static final String EMPTY = "   ";
    private static final String EDGE = line("#", "#", column -> "__" + (char) ('A' + column - 1) + "__");
    private static final String BLANK = line("|", "|", column -> "     ");
    private static final String SEPARATOR = line("#", "|", column -> "-----");

    /** Draws the board: three lines for each row. */
    @Override
    public String toString() {
        return IntStream.rangeClosed(1, Quarto.SIZE).mapToObj(row -> BLANK + "\n" + pieces(row) + "\n" + BLANK)
                .collect(Collectors.joining("\n" + SEPARATOR + "\n", EDGE + "\n", "\n" + EDGE));
    }

    private String pieces(int row) {
        return line(String.valueOf(row), "|", column -> " "
                + position.at(new Cell(row, column)).map(Piece::toString).orElse(EMPTY) + " ");
    }

    private static String line(String side, String between, IntFunction<String> cell) {
        return IntStream.rangeClosed(1, Quarto.SIZE).mapToObj(cell).collect(Collectors.joining(between, side, side));
    }

    /** Lists the pieces that are left with their letters, four to a line. */
    static String pool(List<Piece> left) {
        return IntStream.range(0, left.size()).mapToObj(i -> (i % A_LINE == 0 ? "\n" + INDENT : " ")
                + QuartoMatch.letter(i) + ":" + left.get(i)).collect(Collectors.joining()).replaceFirst("\n", "");
    }
}
