package qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Position;
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

    Board {
        // Not Map.copyOf: it would compare a cell with many others to find it.
        tiles = Collections.unmodifiableMap(new HashMap<>(tiles));
    }

    /** Returns the board that a position shows. */
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

    /** Checks whether the board has a cell. */
    boolean has(Cell cell) {
        return cell.row() < rows && cell.column() < columns;
    }

    /** Returns the tile on a cell, or nothing if the cell is empty or the board has no such cell. */
    Optional<Tile> at(Cell cell) {
        return Optional.ofNullable(tiles.get(cell));
    }

    /** Returns the tiles above, below, left and right of a cell. */
    List<Tile> neighbours(Cell cell) {
        return Stream.of(Direction.values()).flatMap(direction -> direction.next(cell).flatMap(this::at).stream())
                .toList();
    }

    /** Returns the board with one more tile. It grows where the cell lies in its border. */
    Board with(Cell cell, Tile tile) {
        final Map<Cell, Tile> more = new HashMap<>(tiles);
        more.put(cell, tile);
        final UnaryOperator<Cell> renumbering = renumbering(cell);
        final Map<Cell, Tile> renumbered = more.entrySet().stream()
                .collect(Collectors.toMap(each -> renumbering.apply(each.getKey()), Map.Entry::getValue));
        return new Board(renumbered, grown(rows, cell.row()), grown(columns, cell.column()));
    }

    /** Returns how many rows, or columns, there are when a tile is played: at each end one is empty. */
    private static int grown(int size, int place) {
        return Math.max(size, place + 2) + (place == 0 ? 1 : 0);
    }

    /** Returns the new place of each cell when a tile is played on this one. */
    static UnaryOperator<Cell> renumbering(Cell played) {
        final int down = played.row() == 0 ? 1 : 0;
        final int right = played.column() == 0 ? 1 : 0;
        return cell -> new Cell(cell.row() + down, cell.column() + right);
    }

    /** Returns the lines of two or more tiles through a cell that is not empty: its row, its column, both or none. */
    List<List<Cell>> lines(Cell cell) {
        return Direction.axes().stream().map(axis -> line(cell, axis)).filter(line -> line.size() > 1).toList();
    }

    /** Returns the cells of the unbroken line through a cell along an axis, in reading order. */
    List<Cell> line(Cell cell, List<Direction> axis) {
        final List<Cell> line = new ArrayList<>(tilesFrom(cell, axis.get(0)));
        Collections.reverse(line);
        line.add(cell);
        line.addAll(tilesFrom(cell, axis.get(1)));
        return Collections.unmodifiableList(line);
    }

    /** Returns the cells that follow a cell in a direction, the nearest first, as far as tiles lie there. */
    private List<Cell> tilesFrom(Cell cell, Direction direction) {
        final List<Cell> cells = new ArrayList<>();
        Optional<Cell> next = direction.next(cell);
        while (next.filter(tiles::containsKey).isPresent()) {
            cells.add(next.get());
            next = direction.next(next.get());
        }
        return cells;
    }

    /** Checks whether the tiles of each line share one attribute (QW-10). */
    boolean sharesInLines() {
        return lines().allMatch(Line::sharesOneAttribute);
    }

    /** Checks whether the tiles of each line all differ (QW-11). */
    boolean differsInLines() {
        return lines().allMatch(Line::hasNoTileTwice);
    }

    /** Returns every line, from the cell on which it begins, also those of one tile. */
    private Stream<Line> lines() {
        return Direction.axes().stream().flatMap(axis -> tiles.keySet().stream()
                .filter(cell -> axis.get(0).next(cell).flatMap(this::at).isEmpty())
                .map(cell -> new Line(line(cell, axis).stream().map(tiles::get).toList())));
    }

    /** Checks whether these cells lie in one unbroken line. */
    boolean hasLineWith(List<Cell> cells) {
        return cells.isEmpty() || Direction.axes().stream()
                .anyMatch(axis -> line(cells.get(0), axis).containsAll(cells));
    }
}
