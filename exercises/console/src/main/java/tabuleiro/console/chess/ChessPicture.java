package tabuleiro.console.chess;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;
import tabuleiro.console.Canvas;
import tabuleiro.console.Grid;
import tabuleiro.console.Ink;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Sight;
import tabuleiro.console.Sketch;
import tabuleiro.console.Wrap;

/**
 * The board on a screen, and beside it the captured pieces and what the player must know. First the piece is chosen,
 * then the square it goes to, or another piece instead, and then what a pawn becomes, if it must become something.
 *
 * @param position the position to draw
 * @param marks    what is marked on the board
 * @param display  letters of pieces and names of squares
 * @param captured what White and what Black have captured
 * @param news     what the player must know
 */
record ChessPicture(Position position, Marks marks, Display display, List<Captured> captured, List<String> news) {

    private static final Grid GRID = new Grid(Chess.SIZE, Chess.SIZE, new Area(Chess.SIZE, 3, 1, 3), -1, 4);
    private static final int RIGHT = 40;
    private static final int RIGHT_WIDTH = 38;
    private static final int NEWS = 3;
    private static final int CHOICE = 6;
    private static final int PROMOTED = RIGHT + 16;
    private static final int BELOW = 7;

    /**
     * What is marked on the board.
     *
     * @param legal the legal moves; none after the end
     * @param check the square of the king that is in check, if one is
     * @param last  the last move
     */
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

    /** Returns the picture. */
    Picture picture(Sight sight) {
        final List<Square> chosen = display.chosen(sight.typed());
        final boolean isPromotion = chosen.size() > 1 && marks.isPromotion(chosen.get(0), chosen.get(1));
        final Sketch sketch = new Sketch();
        List.of(0, Chess.SIZE + 1).forEach(side -> GRID.besideColumns(sketch.canvas(), side, display::column));
        List.of(0, RIGHT - 4).forEach(side -> GRID.besideRows(sketch.canvas(), side, display::row));
        Square.ALL.forEach(square -> draw(sketch.canvas(), square, chosen));
        drawRight(sketch.canvas());
        if (isPromotion) {
            drawPromotions(sketch, sight.words().of("screen.promotion"));
        } else if (!marks.legal().isEmpty()) {
            Square.ALL.forEach(square -> place(sketch, square, chosen));
        }
        return sketch.picture(marks.last().map(move -> area(move.to())), new Margin(0, 1, 3));
    }

    private void draw(Canvas canvas, Square square, List<Square> chosen) {
        final Area area = area(square);
        final Optional<Piece> piece = position.at(square);
        final boolean isLegal = !chosen.isEmpty() && marks.next(chosen).contains(square);
        final String empty = isLegal ? "•" : square.isLight() ? " " : "·";
        final String shape = piece.map(each -> String.valueOf(display.letter(each))).orElse(empty);
        final String around = around(square, chosen, isLegal && piece.isPresent());
        canvas.put(area, around.charAt(0) + shape + around.charAt(1), isLegal ? Ink.LEGAL : Ink.FRAME);
        piece.ifPresent(each -> canvas.put(area.row(), area.column() + 1, shape, ink(each)));
        if (chosen.contains(square) || marks.isLast(square)) {
            canvas.mark(area, Ink.LAST);
        }
        if (marks.check().contains(square)) {
            canvas.mark(area, Ink.ALERT);
        }
    }

    /** Returns what stands on both sides of a piece that is chosen, is in check or can be captured. */
    private String around(Square square, List<Square> chosen, boolean isCapture) {
        return chosen.contains(square) ? "[]" : marks.check().contains(square) ? "!!" : isCapture ? "()" : "  ";
    }

    private static Ink ink(Piece piece) {
        return piece.player() == Player.WHITE ? Ink.WHITE : Ink.BLACK;
    }

    private void drawRight(Canvas canvas) {
        draw(canvas, 0, captured.get(0));
        draw(canvas, BELOW, captured.get(1));
        final List<String> lines = news.stream().flatMap(each -> Wrap.lines(each, RIGHT_WIDTH).stream()).toList();
        canvas.putLines(NEWS, RIGHT, lines.stream().limit(BELOW - NEWS).collect(Collectors.joining("\n")), Ink.STRONG);
    }

    private static void draw(Canvas canvas, int row, Captured captured) {
        canvas.put(row, RIGHT, Wrap.cut(captured.heading(), RIGHT_WIDTH))
                .putLines(row + 1, RIGHT + 2, String.join("\n", captured.lines()));
    }

    /** Adds what a square can be chosen for: for its piece, to go there, or to choose no piece or another one. */
    private void place(Sketch sketch, Square square, List<Square> chosen) {
        final Area area = area(square);
        final boolean isOrigin = marks.next(List.of()).contains(square);
        if (chosen.isEmpty()) {
            sketch.place(area, display.origin(square), Effect.ADDS, isOrigin);
        } else if (chosen.get(0).equals(square)) {
            sketch.place(area, "", Effect.REPLACES, true);
        } else if (isOrigin) {
            sketch.place(area, display.origin(square), Effect.REPLACES, true);
        } else {
            sketch.place(area, display.destination(square), marks.isPromotion(chosen.get(0), square) ? Effect.ADDS
                    : Effect.ENDS, marks.next(chosen).contains(square));
        }
    }

    private void drawPromotions(Sketch sketch, String question) {
        sketch.canvas().put(CHOICE, RIGHT, question, Ink.STRONG);
        sketch.moveTo(CHOICE, PROMOTED);
        Kind.PROMOTIONS.forEach(kind -> sketch.writePlace(" " + display.letter(Piece.of(position.nextToPlay(), kind))
                + " ", Ink.LEGAL, display.promotion(kind), Effect.ENDS, true));
    }

    private static Area area(Square square) {
        return GRID.area(square.row(), square.column());
    }
}
