package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

/** The cells that are taken, and how large the board is with its border. */
class Board {

    private Map<Cell, Tile> taken = new LinkedHashMap<>();
    private int rows;
    private int columns;

    Board(List<List<Optional<Tile>>> cells) {
        rows = cells.size();
        columns = cells.get(0).size();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                Cell cell = new Cell(r, c);
                cells.get(r).get(c).ifPresent(tile -> taken.put(cell, tile));
            }
        }
    }

    int rows() { return rows; }
    int columns() { return columns; }
    boolean isEmpty() { return taken.isEmpty(); }
    Tile get(Cell cell) { return taken.get(cell); }

    /** Puts a tile on a cell, lets the border grow, and returns the cell as it is called afterwards. */
    Cell put(Tile tile, Cell cell) {
        taken.put(cell, tile);
        int down = cell.row() == 0 ? 1 : 0;
        int right = cell.column() == 0 ? 1 : 0;
        rows += cell.row() == rows - 1 ? 1 : 0;
        columns += cell.column() == columns - 1 ? 1 : 0;
        if (down + right > 0) {
            Map<Cell, Tile> moved = new LinkedHashMap<>();
            taken.forEach((c, t) -> moved.put(new Cell(c.row() + down, c.column() + right), t));
            taken = moved;
            rows += down;
            columns += right;
        }
        return new Cell(cell.row() + down, cell.column() + right);
    }

    private static Cell step(Cell cell, int down, int right) {
        int row = cell.row() + down;
        int column = cell.column() + right;
        return row < 0 || column < 0 ? null : new Cell(row, column);
    }

    List<Tile> neighbours(Cell cell) {
        List<Tile> tiles = new ArrayList<>();
        for (Cell other : Arrays.asList(step(cell, -1, 0), step(cell, 0, 1), step(cell, 1, 0), step(cell, 0, -1))) {
            if (taken.containsKey(other)) {
                tiles.add(taken.get(other));
            }
        }
        return tiles;
    }

    /** From the first to the last cell of the unbroken line through this one. */
    List<Cell> line(Cell cell, int down, int right) {
        List<Cell> line = new ArrayList<>();
        line.add(cell);
        for (Cell c = step(cell, -down, -right); taken.containsKey(c); c = step(c, -down, -right)) {
            line.add(0, c);
        }
        for (Cell c = step(cell, down, right); taken.containsKey(c); c = step(c, down, right)) {
            line.add(c);
        }
        return line;
    }

    Optional<Refusal> whyNotTurn(List<Cell> turn) {
        for (Cell cell : turn) {
            boolean row = line(cell, 0, 1).containsAll(turn);
            if (!row && !line(cell, 1, 0).containsAll(turn)) return Optional.of(Refusal.GAP);
        }
        return Optional.empty();
    }

    Optional<Refusal> whyNot(Tile tile, Cell cell) {
        boolean mixed = false;
        boolean twice = false;
        for (List<Cell> line : List.of(line(cell, 0, 1), line(cell, 1, 0))) {
            List<Tile> others = line.stream().filter(c -> !c.equals(cell)).map(taken::get).toList();
            mixed |= others.stream().anyMatch(other -> other.shape() != tile.shape())
                    && others.stream().anyMatch(other -> other.colour() != tile.colour());
            twice |= others.contains(tile) || Set.copyOf(others).size() < others.size();
        }
        return mixed ? Optional.of(Refusal.LINE_MIXED) : twice ? Optional.of(Refusal.TILE_REPEATED) : Optional.empty();
    }

    /** The same question about all tiles that lie there. */
    Optional<Refusal> whyNot() {
        SortedSet<Refusal> found = new TreeSet<>();
        taken.forEach((cell, tile) -> whyNot(tile, cell).ifPresent(found::add));
        return found.isEmpty() ? Optional.empty() : Optional.of(found.first());
    }
}
