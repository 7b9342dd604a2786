package tabuleiro.console;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Place;
import tabuleiro.console.Sight.Pane;

/**
 * A board as a game describes it: its cells, and the names of its rows and columns. A screen draws it as large as there
 * is room.
 *
 * @param rows    the names of the rows, from the top
 * @param columns the names of the columns
 * @param cells   the cells, row by row from the top
 */
public record DrawnBoard(List<String> rows, List<String> columns, List<DrawnCell> cells) {

    /** The inks that have a sign of their own on both sides of a cell where there are no colours. */
    private static final List<Ink> SIDED = List.of(Ink.ATTACKED, Ink.WIN, Ink.CHOSEN, Ink.LEGAL, Ink.LAST);
    private static final String SIDES = "!!**[]()<>";

    /** The columns between a board and the text beside it. */
    private static final int GAP = 3;

    /** The fewest rows of a cell whose label stands in its corner. */
    private static final int ROWS_WITH_CORNER = 3;

    /** Copies the lists. */
    public DrawnBoard {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
        cells = List.copyOf(cells);
    }

    /** Creates a board from a function that returns the cell in a row and a column, which count from 0. */
    public DrawnBoard(List<String> rows, List<String> columns, BiFunction<Integer, Integer, DrawnCell> cell) {
        this(rows, columns, IntStream.range(0, rows.size() * columns.size())
                .mapToObj(i -> cell.apply(i / columns.size(), i % columns.size())).toList());
    }

    /**
     * A cell of a board.
     *
     * @param ground its ground
     * @param sign   what stands on it
     * @param label  a short text in its lower left corner
     * @param marks  what else it is
     * @param choice what it can be chosen for
     */
    public record DrawnCell(Ink ground, Optional<Sign> sign, String label, Set<Ink> marks, Optional<Choice> choice) {

        /** Returns an empty cell. */
        public static DrawnCell on(Ink ground) {
            return new DrawnCell(ground, Optional.empty(), "", Set.of(), Optional.empty());
        }

        /** Returns the cell with a sign; the same cell if there is none. */
        public DrawnCell with(Optional<Sign> other) {
            return new DrawnCell(ground, other, label, marks, choice);
        }

        /** Returns the cell with a label. */
        public DrawnCell labelled(String other) {
            return new DrawnCell(ground, sign, other, marks, choice);
        }

        /** Returns the cell with a mark, if it is one that it has. */
        public DrawnCell marked(Ink mark, boolean isMarked) {
            final Set<Ink> all = EnumSet.of(mark);
            all.addAll(marks);
            return isMarked ? new DrawnCell(ground, sign, label, all, choice) : this;
        }

        /** Returns the cell as one that can be chosen; it is marked if that is legal. */
        public DrawnCell choosing(String typed, Effect effect, boolean legal) {
            return new DrawnCell(ground, sign, label, marks, Optional.of(new Choice(typed, effect, legal)))
                    .marked(Ink.LEGAL, legal);
        }

        /** Returns the cell as one that can be chosen instead of what has been typed so far. */
        public DrawnCell replacing(String typed) {
            return new DrawnCell(ground, sign, label, marks, Optional.of(new Choice(typed, Effect.REPLACES, true)));
        }
    }

    /**
     * What a cell can be chosen for.
     *
     * @param typed  the text that is typed if it is chosen
     * @param effect what choosing it does to the line
     * @param legal  whether it may be chosen now
     */
    public record Choice(String typed, Effect effect, boolean legal) {
    }

    /**
     * Where the cells of a board are drawn. Rows and columns of cells count from 1.
     *
     * @param first   where the upper left cell is drawn
     * @param rows    the number of rows of cells
     * @param columns the number of columns of cells
     * @param turned  whether the upper left cell is the last one, instead of that in row 1 and column 1
     */
    public record Grid(Area first, int rows, int columns, boolean turned) {

        /** Returns where a cell is drawn. */
        public Area area(int row, int column) {
            final int down = turned ? rows - row : row - 1;
            final int right = turned ? columns - column : column - 1;
            return new Area(first.row() + down * first.height(), first.column() + right * first.width(),
                    first.height(), first.width());
        }

        /** Returns the first column to the right of the cells. */
        int end() {
            return first.column() + columns * first.width();
        }
    }

    /** Returns the largest size at which the board fits into so many rows and columns; the smallest if none does. */
    public Size fitting(int height, int width) {
        return Size.fitting(rows.size(), columns.size(), height - top(), width - left());
    }

    private int top() {
        return columns.stream().allMatch(String::isEmpty) ? 0 : 1;
    }

    /** Returns the number of columns of characters before the first cell. */
    public int left() {
        return rows.stream().mapToInt(String::length).max().orElse(0) + (rows.get(0).isEmpty() ? 0 : 1);
    }

    /** Draws the board as large as it fits, in the middle of a part of the screen, and moves the pen beside it. */
    public Grid drawInMiddle(Sketch sketch, Pane pane) {
        final Size size = fitting(pane.rows(), pane.columns());
        final int width = left() + columns.size() * size.width();
        return drawBeside(sketch.moveTo(sketch.row(), Math.max(0, (pane.columns() - width) / 2)), size, pane);
    }

    /** Draws the board as large as it fits beside a text of so many columns, to which the pen is moved. */
    public Grid drawBesideText(Sketch sketch, Pane pane, int text) {
        return drawBeside(sketch, fitting(pane.rows(), pane.columns() - text - GAP), pane);
    }

    private Grid drawBeside(Sketch sketch, Size size, Pane pane) {
        final Grid grid = draw(sketch, size, pane);
        sketch.moveTo(1, grid.end() + GAP);
        return grid;
    }

    /** Draws the board at the pen of a sketch, and moves the pen below it. */
    public Grid draw(Sketch sketch, Size size, Pane pane) {
        final Grid grid = new Grid(new Area(sketch.row() + top(), sketch.column() + left(), size.height(),
                size.width()), rows.size(), columns.size(), pane.turned());
        for (int i = 0; i < columns.size() && top() > 0; i++) {
            sketch.canvas().put(sketch.row(), grid.area(1, i + 1).column() + (size.width() - 1) / 2, columns.get(i),
                    Ink.FRAME);
        }
        for (int i = 0; i < rows.size(); i++) {
            sketch.canvas().put(grid.area(i + 1, 1).row() + (size.height() - 1) / 2, sketch.column(), rows.get(i),
                    Ink.FRAME);
        }
        for (int i = 0; i < cells.size(); i++) {
            final Area area = grid.area(1 + i / columns.size(), 1 + i % columns.size());
            final DrawnCell cell = cells.get(i);
            draw(sketch.canvas(), area, cell, size, pane);
            cell.choice().ifPresent(choice -> sketch.place(
                    new Place(area, choice.typed(), choice.effect(), choice.legal()).named(cell.label())));
        }
        sketch.moveTo(sketch.row() + top() + rows.size() * size.height(), sketch.column());
        return grid;
    }

    private static void draw(Canvas canvas, Area area, DrawnCell cell, Size size, Pane pane) {
        final String blank = cell.ground() == Ink.DARK && !pane.coloured() ? ":" : " ";
        final int gap = cell.ground() == Ink.TILE ? 1 : 0;
        IntStream.range(0, size.height()).forEach(row ->
                canvas.put(area.row() + row, area.column(), blank.repeat(size.width() - gap), cell.ground()));
        cell.sign().ifPresentOrElse(sign -> draw(canvas, area, cell, sign, pane), () -> middle(canvas, area,
                List.of(cell.marks().contains(Ink.LEGAL) ? "•" : ""), cell.ground(), Ink.BLACK));
        final boolean isSaid = !pane.signs()
                && cell.sign().filter(sign -> sign.letters().equals(cell.label())).isPresent();
        if (!isSaid) {
            canvas.put(area.row() + area.height() - 1, area.column() + (area.height() < ROWS_WITH_CORNER ? 1 : 0),
                    cell.label(), cell.ground(), Ink.PLAIN);
        }
        cell.marks().forEach(mark -> canvas.mark(area, mark));
        if (!pane.coloured()) {
            drawSides(canvas, area, cell);
        }
    }

    private static void draw(Canvas canvas, Area area, DrawnCell cell, Sign sign, Pane pane) {
        final boolean isSmall = sign.ink() == Ink.HOLE && !pane.coloured();
        final Size size = isSmall ? Size.SMALLEST : new Size(area.height(), area.width());
        final boolean isLeft = area.height() == 1 && !cell.label().isEmpty();
        middle(canvas, isLeft ? new Area(area.row(), area.column(), 1, 1) : area, sign.lines(size, pane),
                cell.ground(), sign.ink());
    }

    /** Draws lines in the middle of an area; blanks leave what is there. */
    private static void middle(Canvas canvas, Area area, List<String> lines, Ink... inks) {
        final int top = area.row() + (area.height() - lines.size()) / 2;
        for (int i = 0; i < lines.size(); i++) {
            final String line = lines.get(i);
            final int left = area.column() + (area.width() - Columns.of(line)) / 2;
            for (int j = 0; j < line.length(); j++) {
                if (line.charAt(j) != ' ') {
                    canvas.put(top + i, left + j, line.substring(j, j + 1), inks);
                }
            }
        }
    }

    /** Draws what a cell is on both of its sides, for a screen without colours. */
    private static void drawSides(Canvas canvas, Area area, DrawnCell cell) {
        final List<Ink> inks = new ArrayList<>(SIDED);
        inks.retainAll(cell.marks());
        inks.stream().filter(ink -> ink != Ink.LEGAL || cell.sign().isPresent()).findFirst().map(SIDED::indexOf)
                .ifPresent(i -> Stream.of(0, 1).forEach(side -> canvas.put(area.row() + (area.height() - 1) / 2,
                        area.column() + side * (area.width() - 1), SIDES.substring(2 * i + side, 2 * i + side + 1),
                        cell.ground(), Ink.STRONG)));
    }
}
