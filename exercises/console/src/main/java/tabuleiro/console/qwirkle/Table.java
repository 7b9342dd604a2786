package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.console.Diagram;
import tabuleiro.console.Grid;
import tabuleiro.console.Ink;
import tabuleiro.console.Pane;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Sign;
import tabuleiro.console.Size;
import tabuleiro.console.Sketch;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Tile;

/** The board on a screen, in the middle of an empty table that fills what is left of it. */
final class Table {

    /** The rows and columns of cells for which a table has room, if that is possible; a larger one is drawn smaller. */
    private static final int ROWS = 6;
    private static final int COLUMNS = 10;

    private static final Diagram.Cell EMPTY =
            Diagram.Cell.on(Ink.FIELD).with(Optional.of(new Sign(".", "·", Ink.HOLE)));

    private final QwirkleMatch match;
    private final Pane pane;
    private final Set<Cell> legal;
    private final int rows;
    private final int columns;
    private int above;
    private int before;

    /** Creates a table. If a tile has been chosen, its cell is to be chosen now. */
    Table(QwirkleMatch match, Optional<Tile> chosen, Pane pane) {
        this.match = match;
        this.pane = pane;
        this.legal = chosen.stream().flatMap(tile -> match.moves().stream().filter(move -> move.tile().equals(tile)))
                .map(Placement::cell).collect(Collectors.toSet());
        this.rows = match.position().board().size();
        this.columns = match.position().board().get(0).size();
    }

    /** Draws the table below the pen of a sketch, and returns the picture. */
    Picture picture(Sketch sketch) {
        final int head = sketch.row();
        final int left = String.valueOf(rows - 1).length() + 1;
        final int height = Math.max(0, pane.rows() - head - 1);
        final int width = pane.columns() - left;
        final Size size = Size.fitting(Math.max(rows, ROWS), Math.max(columns, COLUMNS), height, width);
        final int allRows = Math.max(rows, height / size.height());
        final int allColumns = Math.max(columns, width / size.width());
        above = (allRows - rows) / 2;
        before = (allColumns - columns) / 2;
        final Grid grid = new Diagram(names(allRows, above, rows), names(allColumns, before, columns),
                (row, column) -> cell(row - above, column - before)).draw(sketch, size, pane);
        return sketch.picture(match.last().stream().map(cell -> area(grid, cell)).reduce(Area::with),
                new Margin(head, 1, left));
    }

    private static List<String> names(int all, int first, int named) {
        return IntStream.range(0, all).mapToObj(i -> first <= i && i < first + named ? "" + (i - first) : " ").toList();
    }

    private Area area(Grid grid, Cell cell) {
        return grid.area(1 + cell.row() + above, 1 + cell.column() + before);
    }

    /** Returns a cell of the board, or of the table around it. */
    private Diagram.Cell cell(int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            return Diagram.Cell.on(Ink.FIELD);
        }
        final Cell cell = new Cell(row, column);
        return legal.contains(cell) ? Diagram.Cell.on(Ink.FIELD).choosing(" " + row + " " + column, Effect.ENDS, true)
                : match.position().at(cell).map(QwirklePicture::cell).orElse(EMPTY)
                .marked(Ink.LAST, match.last().contains(cell));
    }
}
