package tabuleiro.console.quarto;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;

/**
 * The board on the screen, with its columns named above and below it, and its rows at both sides (QT-33).
 *
 * @param position the position to draw
 */
record BoardDrawing(Position position) {

    private static final String EMPTY = "   ";

    private static final String EDGE = line("#", "#", column -> "__" + new Cell(1, column).toString().charAt(0) + "__");
    private static final String BLANK = line("|", "|", column -> "     ");
    private static final String SEPARATOR = line("#", "|", column -> "-----");

    /** Draws the board: three lines for each row. */
    @Override
    public String toString() {
        return IntStream.rangeClosed(1, Quarto.SIZE)
                .mapToObj(row -> BLANK + "\n" + pieces(row) + "\n" + BLANK)
                .collect(Collectors.joining("\n" + SEPARATOR + "\n", EDGE + "\n", "\n" + EDGE));
    }

    private String pieces(int row) {
        return line(String.valueOf(row), "|", column -> " "
                + position.at(new Cell(row, column)).map(Piece::toString).orElse(EMPTY) + " ");
    }

    private static String line(String side, String between, IntFunction<String> cell) {
        return IntStream.rangeClosed(1, Quarto.SIZE).mapToObj(cell).collect(Collectors.joining(between, side, side));
    }
}
