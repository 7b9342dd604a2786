package tabuleiro.console.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;

/** The board in lines, Black's side above unless it is turned (CH-31), and what both sides have captured (CH-32). */
record ChessDrawing(Position position, Display display, boolean isTurned) {

    /** Draws the heading, what White has captured, the board, and what Black has captured. */
    String toString(List<String> heading, Captured byWhite, Captured byBlack) {
        return Stream.of(heading.stream(), captured(byWhite), Stream.of(board()), captured(byBlack))
                .flatMap(parts -> parts).collect(Collectors.joining("\n"));
    }

    private static Stream<String> captured(Captured captured) {
        return Stream.concat(Stream.of(captured.heading()), captured.lines().stream().map(line -> "    " + line));
    }

    /** Draws the board, between two empty lines. */
    private String board() {
        final String columns = "    " + line(display::column) + "\n";
        return IntStream.rangeClosed(1, Chess.SIZE).map(row -> isTurned ? row : Chess.SIZE + 1 - row)
                .mapToObj(row -> "  %s %s %1$s\n".formatted(display.row(row),
                        line(column -> position.at(new Square(row, column))
                        .map(piece -> String.valueOf(display.letter(piece))).orElse("."))))
                .collect(Collectors.joining("", "\n" + columns, columns));
    }

    private String line(IntFunction<String> cell) {
        return IntStream.rangeClosed(1, Chess.SIZE).map(column -> isTurned ? Chess.SIZE + 1 - column : column)
                .mapToObj(cell).collect(Collectors.joining(" "));
    }

    /** What a player has captured, in the order of capture (CH-32). The heading says who has captured it. */
    record Captured(String heading, List<Piece> pieces, Display display) {

        private static final int A_LINE = 8;

        /** Returns the letters of the pieces, eight to a line. */
        List<String> lines() {
            return lines(piece -> String.valueOf(display.letter(piece)));
        }

        /** Returns the pieces as they are drawn, eight to a line. */
        List<String> lines(Function<Piece, String> drawing) {
            final List<String> lines = new ArrayList<>();
            for (int first = 0; first < pieces.size(); first += A_LINE) {
                lines.add(pieces.subList(first, Math.min(pieces.size(), first + A_LINE)).stream()
                        .map(drawing).collect(Collectors.joining(" ")));
            }
            return lines;
        }
    }
}
