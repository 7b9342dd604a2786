package tabuleiro.console.connectfour;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.console.Canvas;
import tabuleiro.console.Ink;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
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

    private static final int WIDTH = 4;
    private static final int HEIGHT = 2;
    private static final int LEGEND = 34;

    /** Returns the picture. */
    Picture picture() {
        final Canvas canvas = new Canvas();
        for (int row = 0; row <= ConnectFour.ROWS; row++) {
            canvas.put(1 + HEIGHT * row, 0, border(row), Ink.FRAME);
        }
        canvas.put(2, LEGEND, "● " + names.get(0), Ink.FIRST).put(4, LEGEND, "○ " + names.get(1), Ink.SECOND);
        IntStream.rangeClosed(1, ConnectFour.COLUMNS).forEach(column -> number(canvas, column));
        ConnectFourDrawing.cells().forEach(cell -> draw(canvas, cell));
        final List<Place> places = IntStream.rangeClosed(1, ConnectFour.COLUMNS).filter(i -> !legal.isEmpty())
                .mapToObj(column -> new Place(new Area(0, left(column), 2 + HEIGHT * ConnectFour.ROWS, WIDTH - 1),
                        String.valueOf(column), true, legal.contains(column))).toList();
        return new Picture(canvas, places, last.map(cell -> new Area(top(cell.row()), left(cell.column()), 1, WIDTH)));
    }

    private static String border(int row) {
        final String corners = row == 0 ? "┌┬┐" : row == ConnectFour.ROWS ? "└┴┘" : "├┼┤";
        return corners.charAt(0) + ("───" + corners.charAt(1)).repeat(ConnectFour.COLUMNS - 1) + "───"
                + corners.charAt(2);
    }

    private void number(Canvas canvas, int column) {
        canvas.put(0, left(column) + 1, String.valueOf(column), legal.contains(column) ? Ink.LEGAL : Ink.FRAME);
    }

    private void draw(Canvas canvas, Cell cell) {
        final Optional<Player> disc = position.at(cell.row(), cell.column());
        final String shape = disc.map(player -> player == Player.FIRST ? "●" : "○").orElse(" ");
        canvas.put(top(cell.row()), left(cell.column()) - 1, "│", Ink.FRAME);
        canvas.put(top(cell.row()), left(cell.column()), line.contains(cell) ? "[" + shape + "]" : " " + shape + " ",
                disc.map(player -> player == Player.FIRST ? Ink.FIRST : Ink.SECOND).orElse(Ink.PLAIN));
        canvas.put(top(cell.row()), left(cell.column()) + WIDTH - 1, "│", Ink.FRAME);
        final Area area = new Area(top(cell.row()), left(cell.column()), 1, WIDTH - 1);
        last.filter(cell::equals).ifPresent(each -> canvas.mark(area, Ink.LAST));
        if (line.contains(cell)) {
            canvas.mark(area, Ink.WIN);
        }
    }

    private static int top(int row) {
        return HEIGHT * row;
    }

    private static int left(int column) {
        return 1 + WIDTH * (column - 1);
    }
}
