package tabuleiro.console.chess;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;
import tabuleiro.console.DrawnBoard;
import tabuleiro.console.History;
import tabuleiro.console.Ink;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Sight;
import tabuleiro.console.Sight.Pane;
import tabuleiro.console.Sketch;
import tabuleiro.console.Wrap;

/**
 * The board on a screen, and beside it the captured pieces and what the player must know. First the piece is chosen,
 * then the square it goes to, or another piece instead, and then what a pawn becomes, if it must become something.
 */
record ChessPicture(Position position, Marks marks, Display display, List<ChessDrawing.Captured> captured,
        List<String> news, History history) {

    private static final int NARROWEST = 30;

    /** What is marked on the board: the legal moves, none after the end; the king that is in check; the last move. */
    record Marks(List<Move> legal, List<Square> check, Optional<Move> last) {

        /** Returns the squares that may be chosen, after those that have been. */
        List<Square> next(List<Square> chosen) {
            return chosen.isEmpty() ? legal.stream().map(Move::from).distinct().toList()
                    : legal.stream().filter(move -> move.from().equals(chosen.get(0))).map(Move::to).distinct()
                    .toList();
        }

        /** Checks whether the last move was to or from a square. */
        boolean isLast(Square square) {
            return last.filter(move -> List.of(move.from(), move.to()).contains(square)).isPresent();
        }

        /** Checks whether a pawn becomes another piece when it moves between these squares. */
        boolean isPromotion(Square from, Square to) {
            return legal.stream().anyMatch(move -> move.from().equals(from) && move.to().equals(to)
                    && move.promotion().isPresent());
        }
    }

    Picture picture(Sight sight) {
        final List<Square> chosen = display.chosen(sight.typed());
        final boolean isPromotion = chosen.size() > 1 && marks.isPromotion(chosen.get(0), chosen.get(1));
        final Sketch sketch = new Sketch();
        final DrawnBoard diagram = new DrawnBoard(
                IntStream.range(0, Chess.SIZE).mapToObj(row -> display.row(Chess.SIZE - row)).toList(),
                IntStream.rangeClosed(1, Chess.SIZE).mapToObj(display::column).toList(),
                (row, column) -> cell(new Square(Chess.SIZE - row, column + 1), chosen, !isPromotion, sight.pane()));
        final DrawnBoard.Grid grid = diagram.drawBesideText(sketch, sight.pane(), NARROWEST);
        drawCaptured(sketch, captured.get(0), sight);
        sketch.nextRow();
        news.forEach(each -> sketch.writeLines(String.join("\n", Wrap.lines(each, width(sketch, sight))), Ink.STRONG));
        if (isPromotion) {
            drawPromotions(sketch, sight);
        }
        sketch.nextRow();
        drawCaptured(sketch, captured.get(1), sight);
        sketch.writeHistory(history, sight);
        return sketch.picture(marks.last().map(Move::to)
                        .map(square -> grid.area(Chess.SIZE + 1 - square.row(), square.column())),
                new Margin(0, 1, diagram.left()));
    }

    private static int width(Sketch sketch, Sight sight) {
        return Math.max(NARROWEST, sight.pane().columns() - sketch.column());
    }

    private DrawnBoard.DrawnCell cell(Square square, List<Square> chosen, boolean isBoard, Pane pane) {
        final DrawnBoard.DrawnCell cell = DrawnBoard.DrawnCell.on(square.isLight() ? Ink.LIGHT : Ink.DARK)
                .with(position.at(square).map(piece ->
                        display.sign(piece).coloured(Figure.of(piece.kind()), Figure.LEAST, pane)))
                .marked(Ink.LAST, marks.isLast(square))
                .marked(Ink.CHOSEN, chosen.contains(square)).marked(Ink.ATTACKED, marks.check().contains(square));
        return isBoard && !marks.legal().isEmpty() ? choosing(cell, square, chosen) : cell;
    }

    /** Adds what a square can be chosen for: for its piece, to go there, or to choose no piece or another one. */
    private DrawnBoard.DrawnCell choosing(DrawnBoard.DrawnCell cell, Square square, List<Square> chosen) {
        final boolean isOrigin = marks.next(List.of()).contains(square);
        if (chosen.isEmpty()) {
            return cell.choosing(display.origin(square), Effect.ADDS, isOrigin);
        }
        if (isOrigin) {
            return cell.replacing(chosen.get(0).equals(square) ? "" : display.origin(square));
        }
        return cell.choosing(display.destination(square), marks.isPromotion(chosen.get(0), square) ? Effect.ADDS
                : Effect.ENDS, marks.next(chosen).contains(square));
    }

    private void drawCaptured(Sketch sketch, ChessDrawing.Captured captured, Sight sight) {
        sketch.writeLines(String.join("\n", Wrap.lines(captured.heading(), width(sketch, sight))), Ink.PLAIN);
        captured.lines(piece -> display.sign(piece).brief(sight.pane())).forEach(line -> {
            sketch.write(" " + line + " ", Ink.DARK, display.sign(captured.pieces().get(0)).ink());
            sketch.nextRow();
        });
    }

    private void drawPromotions(Sketch sketch, Sight sight) {
        sketch.writeLines(sight.words().of("screen.promotion"), Ink.STRONG);
        Kind.PROMOTIONS.forEach(kind -> {
            final String piece = display.sign(Piece.of(position.nextToPlay(), kind)).brief(sight.pane());
            sketch.writePlace(" " + piece + " ", Ink.LEGAL, display.promotion(kind), Effect.ENDS, true);
        });
        sketch.nextRow();
    }
}
