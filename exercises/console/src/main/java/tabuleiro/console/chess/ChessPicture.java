package tabuleiro.console.chess;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;
import tabuleiro.console.Canvas;
import tabuleiro.console.Ink;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Picture.Place;
import tabuleiro.console.Sight;
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

    private static final int WIDTH = 4;
    private static final int LEFT = 3;
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
        final Canvas canvas = new Canvas();
        IntStream.rangeClosed(1, Chess.SIZE).forEach(i -> border(canvas, i));
        Square.ALL.forEach(square -> draw(canvas, square, chosen));
        drawRight(canvas);
        if (isPromotion) {
            canvas.put(CHOICE, RIGHT, sight.words().of("screen.promotion"), Ink.STRONG);
            Kind.PROMOTIONS.forEach(kind -> canvas.put(area(kind).row(), area(kind).column(), " " + letter(kind) + " ",
                    Ink.LEGAL));
        }
        return new Picture(canvas, marks.legal().isEmpty() ? List.of() : isPromotion ? promotions() : squares(chosen),
                marks.last().map(move -> area(move.to())), new Margin(0, 1, LEFT));
    }

    private void border(Canvas canvas, int i) {
        final Area area = area(new Square(i, i));
        Stream.of(0, Chess.SIZE + 1).forEach(row -> canvas.put(row, area.column() + 1, display.column(i), Ink.FRAME));
        Stream.of(0, LEFT + WIDTH * Chess.SIZE + 1).forEach(column -> canvas.put(area.row(), column, display.row(i),
                Ink.FRAME));
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
        IntStream.range(0, Math.min(lines.size(), BELOW - NEWS))
                .forEach(i -> canvas.put(NEWS + i, RIGHT, lines.get(i), Ink.STRONG));
    }

    private static void draw(Canvas canvas, int row, Captured captured) {
        canvas.put(row, RIGHT, Wrap.cut(captured.heading(), RIGHT_WIDTH));
        IntStream.range(0, captured.lines().size())
                .forEach(i -> canvas.put(row + 1 + i, RIGHT + 2, captured.lines().get(i)));
    }

    private List<Place> squares(List<Square> chosen) {
        return Square.ALL.stream().map(square -> chosen.isEmpty() ? origin(square, Effect.ADDS)
                : chosen.get(0).equals(square) ? new Place(area(square), "", Effect.REPLACES, true)
                : marks.next(List.of()).contains(square) ? origin(square, Effect.REPLACES)
                : destination(square, chosen)).toList();
    }

    private Place origin(Square square, Effect effect) {
        return new Place(area(square), display.origin(square), effect, marks.next(List.of()).contains(square));
    }

    private Place destination(Square square, List<Square> chosen) {
        return new Place(area(square), display.destination(square),
                marks.isPromotion(chosen.get(0), square) ? Effect.ADDS : Effect.ENDS,
                marks.next(chosen).contains(square));
    }

    private List<Place> promotions() {
        return Kind.PROMOTIONS.stream().map(kind -> new Place(area(kind), display.promotion(kind), Effect.ENDS, true))
                .toList();
    }

    private char letter(Kind kind) {
        return display.letter(Piece.of(position.nextToPlay(), kind));
    }

    private static Area area(Square square) {
        return new Area(Chess.SIZE + 1 - square.row(), LEFT + WIDTH * (square.column() - 1), 1, WIDTH - 1);
    }

    private static Area area(Kind kind) {
        return new Area(CHOICE, PROMOTED + WIDTH * Kind.PROMOTIONS.indexOf(kind), 1, WIDTH - 1);
    }
}
