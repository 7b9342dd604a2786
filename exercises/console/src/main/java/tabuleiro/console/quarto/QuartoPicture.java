package tabuleiro.console.quarto;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import tabuleiro.console.Canvas;
import tabuleiro.console.Grid;
import tabuleiro.console.Ink;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Picture.Place;
import tabuleiro.console.Words;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/**
 * The board on a screen, and beside it the pool, what is chosen or has won, and the key to the pieces.
 *
 * @param position the position to draw
 * @param pool     the pieces that are not on the board
 * @param isOver   whether the game is over, so that nothing can be chosen
 * @param line     the cells that have won
 * @param shared   what the pieces on them have in common
 * @param last     where the last piece was placed
 * @param words    the words of the language
 */
record QuartoPicture(Position position, List<Piece> pool, boolean isOver, List<Cell> line, List<Trait> shared,
        Optional<Cell> last, Words words) {

    private static final Grid GRID = new Grid(0, 2, Quarto.SIZE, Quarto.SIZE, 7);
    private static final int RIGHT = 39;
    private static final int A_LINE = 4;
    private static final int PIECE = 8;
    private static final int NEWS = 5;
    private static final int KEY = 6;

    /** Returns the picture. */
    Picture picture() {
        final Canvas canvas = new Canvas();
        GRID.draw(canvas);
        drawNames(canvas);
        Cell.ALL.forEach(cell -> draw(canvas, cell));
        canvas.put(0, RIGHT, words.of("screen.pool"), Ink.STRONG);
        pool.forEach(piece -> draw(canvas, piece));
        canvas.put(NEWS, RIGHT, news(), Ink.STRONG);
        canvas.putLines(KEY, RIGHT, words.of("screen.key"), Ink.FRAME);
        return new Picture(canvas, isOver ? List.of() : places(), last.map(QuartoPicture::area),
                new Margin(0, 1, GRID.left()));
    }

    private List<Place> places() {
        return position.chosen().isPresent()
                ? Cell.ALL.stream().map(cell -> new Place(area(cell), cell.toString(), Effect.ENDS,
                        position.at(cell).isEmpty())).toList()
                : pool.stream().map(piece -> new Place(area(piece), letter(piece), Effect.ENDS, true)).toList();
    }

    private void draw(Canvas canvas, Cell cell) {
        final Area area = area(cell);
        final Optional<Piece> piece = position.at(cell);
        final boolean isLegal = position.chosen().isPresent() && piece.isEmpty();
        final String mark = line.contains(cell) ? "*" : " ";
        canvas.put(area, " " + mark + (isLegal ? " • " : "   ") + mark + " ", Ink.LEGAL);
        piece.ifPresent(each -> canvas.put(area.row(), area.column() + 2, each.toString(), ink(each)));
        last.filter(cell::equals).ifPresent(each -> canvas.mark(area, Ink.LAST));
        if (line.contains(cell)) {
            canvas.mark(area, Ink.WIN);
        }
    }

    /** Draws the numbers of the rows at both sides, and the letters of the columns above and below. */
    private static void drawNames(Canvas canvas) {
        for (int i = 1; i <= Quarto.SIZE; i++) {
            final Area cell = GRID.area(i, i);
            final String letter = String.valueOf((char) ('A' + i - 1));
            canvas.put(cell.row(), 0, String.valueOf(i), Ink.FRAME)
                    .put(cell.row(), RIGHT - 3, String.valueOf(i), Ink.FRAME)
                    .put(0, cell.column() + 3, letter, Ink.FRAME)
                    .put(2 * Quarto.SIZE, cell.column() + 3, letter, Ink.FRAME);
        }
    }

    private void draw(Canvas canvas, Piece piece) {
        final Area area = area(piece);
        final boolean isChosen = position.chosen().filter(piece::equals).isPresent();
        final String mark = isChosen ? "▸" : isOver || position.chosen().isPresent() ? " " : letter(piece);
        canvas.put(area.row(), area.column(), mark, Ink.LEGAL)
                .put(area.row(), area.column() + 2, piece.toString(), ink(piece));
        if (isChosen) {
            canvas.mark(area, Ink.LAST);
        }
    }

    /** Returns what is chosen or has won, in words; an empty text if nothing is. */
    private String news() {
        return position.chosen().map(piece -> "▸ " + piece + " " + String.join(" ", described(piece.traits())))
                .orElse(shared.isEmpty() ? "" : words.of("screen.shared", Message.list(described(shared))));
    }

    private List<String> described(Collection<Trait> traits) {
        return traits.stream().map(QuartoMatch::word).map(words::of).toList();
    }

    private static Ink ink(Piece piece) {
        return piece.colour() == Trait.WHITE ? Ink.WHITE : Ink.BLACK;
    }

    private String letter(Piece piece) {
        return QuartoMatch.letter(pool.indexOf(piece));
    }

    private static Area area(Cell cell) {
        return GRID.area(cell.row(), cell.column());
    }

    private Area area(Piece piece) {
        final int index = pool.indexOf(piece);
        return new Area(1 + index / A_LINE, RIGHT + PIECE * (index % A_LINE), 1, PIECE - 2);
    }
}
