package tabuleiro.console.quarto;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.console.Canvas;
import tabuleiro.console.Grid;
import tabuleiro.console.Ink;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Sketch;
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
record QuartoPicture(Position position, List<Piece> pool, boolean isOver, List<Cell> line, List<Message> shared,
        Optional<Cell> last, Words words) {

    private static final Grid GRID = Grid.withLines(0, 2, Quarto.SIZE, Quarto.SIZE, 7);
    private static final int RIGHT = 39;
    private static final int A_LINE = 4;
    private static final int PIECE = 8;
    private static final int NEWS = 5;
    private static final int KEY = 6;

    /** Returns the picture. */
    Picture picture() {
        final Sketch sketch = new Sketch();
        final Canvas canvas = sketch.canvas();
        GRID.drawLines(canvas);
        List.of(0, RIGHT - 3).forEach(side -> GRID.besideRows(canvas, side, String::valueOf));
        List.of(0, 2 * Quarto.SIZE).forEach(side -> GRID.besideColumns(canvas, side,
                column -> String.valueOf((char) ('A' + column - 1))));
        Cell.ALL.forEach(cell -> draw(sketch, cell));
        last.ifPresent(cell -> canvas.mark(area(cell), Ink.LAST));
        line.forEach(cell -> canvas.mark(area(cell), Ink.WIN));
        canvas.put(0, RIGHT, words.of("screen.pool"), Ink.STRONG);
        pool.forEach(piece -> draw(sketch, piece));
        canvas.put(NEWS, RIGHT, news(), Ink.STRONG);
        canvas.putLines(KEY, RIGHT, words.of("screen.key"), Ink.FRAME);
        return sketch.picture(last.map(QuartoPicture::area), new Margin(0, 1, 2));
    }

    private void draw(Sketch sketch, Cell cell) {
        final Area area = area(cell);
        final Optional<Piece> piece = position.at(cell);
        final boolean isToPlace = position.chosen().isPresent();
        final String mark = line.contains(cell) ? "*" : " ";
        sketch.canvas().put(area, " " + mark + (isToPlace ? " • " : "   ") + mark + " ", Ink.LEGAL);
        piece.ifPresent(each -> sketch.canvas().put(area.row(), area.column() + 2, each.toString(), ink(each)));
        if (isToPlace && !isOver) {
            sketch.place(area, cell.toString(), Effect.ENDS, piece.isEmpty());
        }
    }

    private void draw(Sketch sketch, Piece piece) {
        final int index = pool.indexOf(piece);
        final boolean isChosen = position.chosen().filter(piece::equals).isPresent();
        final boolean canBeChosen = position.chosen().isEmpty() && !isOver;
        final Area area = new Area(1 + index / A_LINE, RIGHT + PIECE * (index % A_LINE), 1, PIECE - 2);
        sketch.canvas().put(area, isChosen ? "▸" : canBeChosen ? QuartoMatch.letter(index) : " ", Ink.LEGAL)
                .put(area.row(), area.column() + 2, piece.toString(), ink(piece));
        if (isChosen) {
            sketch.canvas().mark(area, Ink.LAST);
        }
        if (canBeChosen) {
            sketch.place(area, QuartoMatch.letter(index), Effect.ENDS, true);
        }
    }

    /** Returns what is chosen or has won, in words; an empty text if nothing is. */
    private String news() {
        return position.chosen().map(piece -> "▸ " + piece + " " + piece.traits().stream()
                .map(QuartoMatch::word).map(words::of).collect(Collectors.joining(" ")))
                .orElse(shared.isEmpty() ? "" : words.of("screen.shared", Message.list(shared)));
    }

    private static Ink ink(Piece piece) {
        return piece.colour() == Trait.WHITE ? Ink.WHITE : Ink.BLACK;
    }

    private static Area area(Cell cell) {
        return GRID.area(cell.row(), cell.column());
    }
}
