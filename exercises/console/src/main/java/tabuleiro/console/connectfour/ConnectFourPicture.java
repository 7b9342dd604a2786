package tabuleiro.console.connectfour;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.console.DrawnBoard;
import tabuleiro.console.Form;
import tabuleiro.console.History;
import tabuleiro.console.Ink;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Picture.Place;
import tabuleiro.console.Sight;
import tabuleiro.console.Sign;
import tabuleiro.console.Sketch;

/**
 * The grid on a screen: a frame with holes, in which discs lie. Marked are the cells that have won, the last disc, and
 * the legal columns. A whole column can be chosen.
 */
record ConnectFourPicture(Position position, List<Cell> line, Optional<Cell> last, List<Integer> legal) {

    private static final Form DISC = Form.DISC.scaled(0.9);
    private static final Sign HOLE = new Sign(".", "·", Form.DISC.scaled(0.65), 2, Ink.HOLE);
    private static final List<Sign> DISCS = List.of(new Sign("1", "●", DISC, 2, Ink.FIRST),
            new Sign("2", "○", DISC.without(DISC.scaled(0.5)), 2, Ink.SECOND));

    static DrawnBoard.DrawnCell disc(Player player) {
        return DrawnBoard.DrawnCell.on(Ink.FIELD).with(Optional.of(DISCS.get(player.ordinal())));
    }

    /** Returns the picture, in the middle of a part of the screen. */
    Picture picture(History history, Sight sight) {
        final Sketch sketch = new Sketch();
        final DrawnBoard diagram = new DrawnBoard(Collections.nCopies(ConnectFour.ROWS, ""),
                IntStream.rangeClosed(1, ConnectFour.COLUMNS).mapToObj(String::valueOf).toList(),
                (row, column) -> cell(new Cell(row + 1, column + 1)));
        final DrawnBoard.Grid grid = diagram.drawInMiddle(sketch, sight.pane());
        sketch.writeHistory(history, sight);
        if (!legal.isEmpty()) {
            IntStream.rangeClosed(1, ConnectFour.COLUMNS).forEach(column -> sketch.place(place(grid, column)));
        }
        return sketch.picture(last.map(cell -> grid.area(cell.row(), cell.column())), new Margin(0, 1, 0));
    }

    private DrawnBoard.DrawnCell cell(Cell cell) {
        final boolean isLegal = legal.contains(cell.column()) && cell.row() == landing(cell.column());
        return DrawnBoard.DrawnCell.on(Ink.FIELD).with(position.at(cell.row(), cell.column())
                .map(player -> DISCS.get(player.ordinal())).or(() -> Optional.of(HOLE))).marked(Ink.LEGAL, isLegal)
                .marked(Ink.LAST, last.filter(cell::equals).isPresent()).marked(Ink.WIN, line.contains(cell));
    }

    /** Returns the lowest row of a column in which no disc lies; the first row if it is full. */
    private int landing(int column) {
        return IntStream.rangeClosed(1, ConnectFour.ROWS).filter(row -> position.at(row, column).isEmpty()).max()
                .orElse(1);
    }

    private Place place(DrawnBoard.Grid grid, int column) {
        return new Place(grid.area(landing(column), column), String.valueOf(column), Effect.ENDS,
                legal.contains(column)).reaching(grid.area(1, column).with(grid.area(ConnectFour.ROWS, column)));
    }
}
