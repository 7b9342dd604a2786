package tabuleiro.console.quarto;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.console.DrawnBoard;
import tabuleiro.console.Form;
import tabuleiro.console.History;
import tabuleiro.console.Ink;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Sight;
import tabuleiro.console.Sign;
import tabuleiro.console.Size;
import tabuleiro.console.Sketch;
import tabuleiro.console.Wrap;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Trait;

/**
 * The board on a screen, and beside it the pool, and what is chosen or has won. On a screen, unlike in the lines of the
 * original assignment, the letters of the pieces stay the same.
 */
record QuartoPicture(Position position, List<Piece> pool, boolean isOver, List<Cell> line, List<Message> shared,
        Optional<Cell> last, History history, Sight sight) {

    private static final int A_LINE = 4;
    private static final int NARROWEST = 7 * A_LINE;
    private static final int ROWS_BELOW_POOL = 2;
    private static final int ROWS_OF_HISTORY = 6;
    private static final int ROWS_WITH_HISTORY = 20;
    private static final int LEAST = 3;
    private static final double SMALL = 0.6;
    private static final Form HOLE = Form.DISC.scaled(0.4);
    private static final Sign PLACE = new Sign("", "", Form.DISC.scaled(0.9).without(Form.DISC.scaled(0.7)), LEAST,
            Ink.HOLE);

    Picture picture() {
        final Sketch sketch = new Sketch();
        final DrawnBoard board = new DrawnBoard(List.of("1", "2", "3", "4"), List.of("A", "B", "C", "D"),
                (row, column) -> cell(new Cell(row + 1, column + 1)));
        final DrawnBoard.Grid grid = board.drawBesideText(sketch, sight.pane(), NARROWEST);
        drawBeside(sketch.moveTo(0, sketch.column()));
        return sketch.picture(last.map(cell -> grid.area(cell.row(), cell.column())),
                new Margin(0, 1, board.left()));
    }

    private void drawBeside(Sketch sketch) {
        final int width = Math.max(NARROWEST, sight.pane().columns() - sketch.column());
        final DrawnBoard pieces = new DrawnBoard(Collections.nCopies(A_LINE, ""), Collections.nCopies(A_LINE, ""),
                (row, column) -> cell(Piece.ALL.get(A_LINE * row + column)));
        final List<String> key = sight.pane().signs() && sight.pane().coloured() ? List.of()
                : Wrap.lines(sight.words().of("screen.key"), width);
        final int rows = sight.pane().rows() - key.size() - ROWS_BELOW_POOL;
        final Size size = pieces.fitting(rows < ROWS_WITH_HISTORY ? rows : rows - ROWS_OF_HISTORY, width);
        sketch.writeLines(sight.words().of("screen.pool"), Ink.STRONG);
        pieces.draw(sketch, size.height() > 1 ? size : new Size(2, size.width() + 1), sight.pane());
        sketch.writeLines(String.join("\n", Wrap.lines(news(), width)), Ink.STRONG);
        sketch.writeLines(String.join("\n", key), Ink.FRAME);
        sketch.writeHistory(history, sight);
    }

    private DrawnBoard.DrawnCell cell(Cell cell) {
        final boolean isLight = (cell.row() + cell.column()) % 2 == 0;
        final DrawnBoard.DrawnCell drawn = DrawnBoard.DrawnCell.on(isLight ? Ink.LIGHT : Ink.DARK)
                .with(position.at(cell).map(this::sign).or(() -> Optional.of(PLACE)))
                .marked(Ink.LAST, last.filter(cell::equals).isPresent()).marked(Ink.WIN, line.contains(cell));
        return position.chosen().isEmpty() || isOver ? drawn
                : drawn.choosing(cell.toString(), Effect.ENDS, position.at(cell).isEmpty());
    }

    /** Returns the cell of a piece in the pool; it stays empty when the piece is on the board. */
    private DrawnBoard.DrawnCell cell(Piece piece) {
        final boolean isThere = pool.contains(piece);
        final DrawnBoard.DrawnCell cell = DrawnBoard.DrawnCell.on(isThere ? Ink.DARK : Ink.PLAIN)
                .labelled(QuartoMatch.letter(Piece.ALL.indexOf(piece)))
                .with(Optional.of(piece).filter(each -> isThere).map(this::sign))
                .marked(Ink.CHOSEN, position.chosen().filter(piece::equals).isPresent());
        return position.chosen().isPresent() || isOver ? cell : cell.choosing(piece.toString(), Effect.ENDS, isThere);
    }

    /** Returns how a piece looks: large or small, round or square, whole or with a hole; in letters without colours. */
    private Sign sign(Piece piece) {
        final Form form = piece.shape() == Trait.ROUND ? Form.DISC : Form.SQUARE;
        final Form whole = piece.size() == Trait.LARGE ? form : form.scaled(SMALL);
        final Form drawn = piece.filling() == Trait.SOLID ? whole : whole.without(HOLE);
        return new Sign(piece.toString(), piece.toString(), piece.colour() == Trait.WHITE ? Ink.WHITE : Ink.BLACK)
                .coloured(drawn, LEAST, sight.pane());
    }

    /** Returns what is chosen or has won, in words; an empty text if nothing is. */
    private String news() {
        return position.chosen().map(piece -> "▸ " + piece + " " + piece.traits().stream()
                .map(QuartoMatch::word).map(sight.words()::of).collect(Collectors.joining(" ")))
                .orElse(shared.isEmpty() ? "" : sight.words().of("screen.shared", Message.list(shared)));
    }
}
