package tabuleiro.console.chess;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;
import tabuleiro.console.Canvas;
import tabuleiro.console.Grid;
import tabuleiro.console.Picture.Area;

/** The board in lines, Black's side above (CH-31), with the captured pieces of both sides (CH-32). */
record ChessDrawing(Position position, Display display) {

    private static final Grid GRID = new Grid(Chess.SIZE, Chess.SIZE, new Area(Chess.SIZE + 1, 4, 1, 1), -1, 2);

    /** Draws the heading, what White has captured, the board, and what Black has captured. */
    String toString(List<String> heading, Captured byWhite, Captured byBlack) {
        return Stream.of(heading.stream(), captured(byWhite), Stream.of(board()), captured(byBlack))
                .flatMap(each -> each).collect(Collectors.joining("\n"));
    }

    private static Stream<String> captured(Captured captured) {
        return Stream.concat(Stream.of(captured.heading()), captured.lines().stream().map(line -> "    " + line));
    }

    /** Draws the board, between two empty lines. */
    private String board() {
        final Canvas canvas = new Canvas();
        List.of(1, Chess.SIZE + 2).forEach(side -> GRID.besideColumns(canvas, side, display::column));
        List.of(2, 2 * Chess.SIZE + 4).forEach(side -> GRID.besideRows(canvas, side, display::row));
        Square.ALL.forEach(square -> canvas.put(GRID.area(square.row(), square.column()),
                position.at(square).map(piece -> String.valueOf(display.letter(piece))).orElse(".")));
        return canvas.toString();
    }
}
