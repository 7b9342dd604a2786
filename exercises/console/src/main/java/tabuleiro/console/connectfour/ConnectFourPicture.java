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
import tabuleiro.console.Picture.Place;

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

    private static final Grid GRID = new Grid(1, 0, ConnectFour.ROWS, ConnectFour.COLUMNS, 3);
    private static final int LEGEND = 34;

    /** Returns the picture. */
    Picture picture() {
        final Canvas canvas = new Canvas();
        GRID.draw(canvas);
        canvas.put(2, LEGEND, "● " + names.get(0), Ink.FIRST).put(4, LEGEND, "○ " + names.get(1), Ink.SECOND);
        IntStream.rangeClosed(1, ConnectFour.COLUMNS).forEach(column -> canvas.put(0,
                GRID.area(1, column).column() + 1, String.valueOf(column),
                legal.contains(column) ? Ink.LEGAL : Ink.FRAME));
        ConnectFourDrawing.cells().forEach(cell -> draw(canvas, cell));
        final List<Place> places = IntStream.rangeClosed(1, ConnectFour.COLUMNS).filter(i -> !legal.isEmpty())
                .mapToObj(column -> new Place(column(column), String.valueOf(column), Effect.ENDS,
                        legal.contains(column)))
                .toList();
        return new Picture(canvas, places, last.map(ConnectFourPicture::area), new Margin(0, GRID.top(), GRID.left()));
    }

    /** Returns where a whole column is drawn: its number and its cells. */
    private static Area column(int column) {
        final Area lowest = area(new Cell(ConnectFour.ROWS, column));
        return new Area(0, lowest.column(), lowest.row() + 2, lowest.width());
    }

    private void draw(Canvas canvas, Cell cell) {
        final Optional<Player> disc = position.at(cell.row(), cell.column());
        final String shape = disc.map(player -> player == Player.FIRST ? "●" : "○").orElse(" ");
        canvas.put(area(cell), line.contains(cell) ? "[" + shape + "]" : " " + shape + " ",
                disc.map(player -> player == Player.FIRST ? Ink.FIRST : Ink.SECOND).orElse(Ink.PLAIN));
        last.filter(cell::equals).ifPresent(each -> canvas.mark(area(cell), Ink.LAST));
        if (line.contains(cell)) {
            canvas.mark(area(cell), Ink.WIN);
        }
    }

    private static Area area(Cell cell) {
        return GRID.area(cell.row(), cell.column());
    }
}
