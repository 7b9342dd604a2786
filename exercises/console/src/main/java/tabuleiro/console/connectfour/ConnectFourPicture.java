package tabuleiro.console.connectfour;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.console.Canvas;
import tabuleiro.console.Grid;
import tabuleiro.console.Ink;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Sketch;

/**
 * The grid on a screen. Discs differ in shape as well as in colour; a whole column can be chosen.
 *
 * @param position the position to draw
 * @param line     the cells that have won
 * @param last     where the last disc lies
 * @param legal    the columns that may be played
 * @param names    the names of the players
 */
record ConnectFourPicture(Position position, List<Cell> line, Optional<Cell> last, List<Integer> legal,
        List<String> names) {

    private static final Grid GRID = Grid.withLines(1, 0, ConnectFour.ROWS, ConnectFour.COLUMNS, 3);
    private static final int LEGEND = 34;

    /** Returns the picture. */
    Picture picture() {
        final Sketch sketch = new Sketch();
        final Canvas canvas = sketch.canvas();
        GRID.drawLines(canvas);
        canvas.put(2, LEGEND, "● " + names.get(0), Ink.FIRST).put(4, LEGEND, "○ " + names.get(1), Ink.SECOND);
        ConnectFourDrawing.cells().forEach(cell -> draw(canvas, cell));
        last.ifPresent(cell -> canvas.mark(area(cell), Ink.LAST));
        ConnectFourDrawing.cells().filter(line::contains).forEach(cell -> canvas.mark(area(cell), Ink.WIN));
        IntStream.rangeClosed(1, ConnectFour.COLUMNS).forEach(column -> drawNumber(sketch, column));
        return sketch.picture(last.map(ConnectFourPicture::area), new Margin(0, 1, 0));
    }

    /** Draws the number of a column, and adds the whole column as a place. */
    private void drawNumber(Sketch sketch, int column) {
        final boolean isLegal = legal.contains(column);
        final Area lowest = GRID.area(ConnectFour.ROWS, column);
        sketch.canvas().put(0, lowest.column() + 1, String.valueOf(column), isLegal ? Ink.LEGAL : Ink.FRAME);
        if (!legal.isEmpty()) {
            sketch.place(new Area(0, lowest.column(), lowest.row() + 2, lowest.width()), String.valueOf(column),
                    Effect.ENDS, isLegal);
        }
    }

    private void draw(Canvas canvas, Cell cell) {
        final Optional<Player> disc = position.at(cell.row(), cell.column());
        final String shape = disc.map(player -> player == Player.FIRST ? "●" : "○").orElse(" ");
        canvas.put(area(cell), line.contains(cell) ? "[" + shape + "]" : " " + shape + " ",
                disc.map(player -> player == Player.FIRST ? Ink.FIRST : Ink.SECOND).orElse(Ink.PLAIN));
    }

    private static Area area(Cell cell) {
        return GRID.area(cell.row(), cell.column());
    }
}
