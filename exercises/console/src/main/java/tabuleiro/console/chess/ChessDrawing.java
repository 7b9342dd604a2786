package tabuleiro.console.chess;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;

/**
 * The board in lines, Black's side above (CH-31), with the captured pieces of both sides (CH-32).
 *
 * @param position the position to draw
 * @param display  letters of pieces and names of squares
 */
record ChessDrawing(Position position, Display display) {

    private static final String INDENT = "    ";

    /** Draws the heading, what White has captured, the board, and what Black has captured. */
    String toString(List<String> heading, Captured byWhite, Captured byBlack) {
        final Stream<String> board = Stream.of(Stream.of("", columns()), rows(), Stream.of(columns(), ""))
                .flatMap(each -> each);
        return Stream.of(heading.stream(), captured(byWhite), board, captured(byBlack)).flatMap(each -> each)
                .collect(Collectors.joining("\n"));
    }

    private static Stream<String> captured(Captured captured) {
        return Stream.concat(Stream.of(captured.heading()), captured.lines().stream().map(line -> INDENT + line));
    }

    private String columns() {
        return IntStream.rangeClosed(1, Chess.SIZE).mapToObj(display::column)
                .collect(Collectors.joining(" ", INDENT, ""));
    }

    private Stream<String> rows() {
        return IntStream.iterate(Chess.SIZE, row -> row > 0, row -> row - 1).mapToObj(this::row);
    }

    private String row(int row) {
        return IntStream.rangeClosed(1, Chess.SIZE).mapToObj(column -> position.at(new Square(row, column))
                .map(piece -> String.valueOf(display.letter(piece))).orElse("."))
                .collect(Collectors.joining(" ", "  " + display.row(row) + " ", " " + display.row(row)));
    }
}
