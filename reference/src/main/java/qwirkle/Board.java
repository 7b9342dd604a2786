package qwirkle;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/**
 * The tiles that have been played, with one empty row or column all round. A board never changes: playing a tile makes
 * another one.
 *
 * @param tiles   which tile lies on each cell that is not empty
 * @param rows    how many rows it has, the empty ones at its border among them
 * @param columns how many columns it has
 */
record Board(Map<Cell, Tile> tiles, int rows, int columns) {

    /** A board of one empty cell. */
    static final Board EMPTY = new Board(Map.of(), 1, 1);

    private static final Comparator<Cell> READING_ORDER =
            Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column);

    Board {
        tiles = Map.copyOf(tiles);
    }

    /** Which board does a position show? */
    static Board of(Position position) {
        final int rows = position.board().size();
        final int columns = position.board().get(0).size();
        final Map<Cell, Tile> tiles = new HashMap<>();
        for (int i = 0; i < rows * columns; i++) {
            final Cell cell = new Cell(i / columns, i % columns);
            position.at(cell).ifPresent(tile -> tiles.put(cell, tile));
        }
        return new Board(tiles, rows, columns);
    }

    /** Which tile lies on a cell? */
    Optional<Tile> at(Cell cell) {
        return Optional.ofNullable(tiles.get(cell));
    }

    /** Which tiles lie above, below, left and right of a cell? */
    List<Tile> neighbours(Cell cell) {
        return Stream.of(Direction.values()).flatMap(direction -> direction.next(cell).flatMap(this::at).stream())
                .toList();
    }

    /** What does the board look like once a tile lies on a cell? The border grows where the cell lies in it. */
    Board with(Cell cell, Tile tile) {
        final Map<Cell, Tile> more = new HashMap<>(tiles);
        more.put(cell, tile);
        final UnaryOperator<Cell> renumbering = renumbering(cell);
        final Map<Cell, Tile> renumbered = more.entrySet().stream()
                .collect(Collectors.toMap(each -> renumbering.apply(each.getKey()), Map.Entry::getValue));
        return new Board(renumbered, grown(rows, cell.row()), grown(columns, cell.column()));
    }

    private static int grown(int size, int place) {
        return size + (place == 0 ? 1 : 0) + (place == size - 1 ? 1 : 0);
    }

    /** What number does each cell get when a tile is played on this one? */
    static UnaryOperator<Cell> renumbering(Cell played) {
        final int down = played.row() == 0 ? 1 : 0;
        final int right = played.column() == 0 ? 1 : 0;
        return cell -> new Cell(cell.row() + down, cell.column() + right);
    }

    /** Which lines of two or more tiles does a cell that is not empty lie in? The row, the column, both or none. */
    List<Set<Cell>> lines(Cell cell) {
        return Direction.axes().stream().map(axis -> line(cell, axis)).filter(line -> line.size() > 1).toList();
    }

    /** Which cells lie in one unbroken line with a cell, that one among them, along an axis? In reading order. */
    Set<Cell> line(Cell cell, List<Direction> axis) {
        final Set<Cell> line = new TreeSet<>(READING_ORDER);
        line.add(cell);
        for (Direction direction : axis) {
            Optional<Cell> next = direction.next(cell);
            while (next.flatMap(this::at).isPresent()) {
                line.add(next.get());
                next = direction.next(next.get());
            }
        }
        return Collections.unmodifiableSet(line);
    }

    /** Which lines of two or more tiles are there? Each once. */
    List<Set<Cell>> lines() {
        return Direction.axes().stream().flatMap(axis -> tiles.keySet().stream()
                .filter(cell -> isFirst(cell, axis)).map(cell -> line(cell, axis)))
                .filter(line -> line.size() > 1).toList();
    }

    /** Does nothing lie before a cell along an axis? */
    private boolean isFirst(Cell cell, List<Direction> axis) {
        return axis.get(0).next(cell).flatMap(this::at).isEmpty();
    }

    /** What is wrong with the lines? The first refusal that applies to one of them, or nothing. */
    Optional<Refusal> fault() {
        final List<Line> lines = lines().stream().map(this::tilesOn).toList();
        if (!lines.stream().allMatch(Line::sharesOneAttribute)) {
            return Optional.of(Refusal.LINE_MIXED);
        }
        return lines.stream().allMatch(Line::hasNoTileTwice) ? Optional.empty() : Optional.of(Refusal.TILE_REPEATED);
    }

    private Line tilesOn(Set<Cell> cells) {
        return new Line(cells.stream().map(tiles::get).toList());
    }

    /** Do these cells lie in one unbroken line? */
    boolean hasLineWith(List<Cell> cells) {
        return cells.isEmpty() || Direction.axes().stream()
                .anyMatch(axis -> line(cells.get(0), axis).containsAll(cells));
    }

    /** What does the board look like without the tile on one cell? Its border is left as it is. */
    Board without(Cell cell) {
        final Map<Cell, Tile> fewer = new HashMap<>(tiles);
        fewer.remove(cell);
        return new Board(fewer, rows, columns);
    }

    /** Which tiles are there, row by row from the top and in each row from the left? */
    List<Tile> inReadingOrder() {
        return tiles.keySet().stream().sorted(READING_ORDER).map(tiles::get).toList();
    }

    /** Is the outermost row or column on every side empty, and the next one not? A board without tiles is one cell. */
    boolean hasOneEmptyBorder() {
        return tiles.isEmpty() ? rows == 1 && columns == 1
                : spans(rows, Cell::row) && spans(columns, Cell::column);
    }

    private boolean spans(int size, ToIntFunction<Cell> number) {
        final IntSummaryStatistics taken = tiles.keySet().stream().mapToInt(number).summaryStatistics();
        return taken.getMin() == 1 && taken.getMax() == size - 2;
    }
}
