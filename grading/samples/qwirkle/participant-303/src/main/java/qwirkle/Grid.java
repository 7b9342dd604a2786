package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

/** The board as an array, which is copied into a larger one when a tile comes to lie at its border. */
class Grid {

    Tile[][] cells = new Tile[1][1];

    Grid() { }

    Grid(List<List<Optional<Tile>>> board) {
        cells = board.stream().map(row -> row.stream().map(cell -> cell.orElse(null)).toArray(Tile[]::new))
                .toArray(Tile[][]::new);
    }

    boolean has(int row, int column) {
        return 0 <= row && row < cells.length && 0 <= column && column < cells[0].length && cells[row][column] != null;
    }

    /** Puts a tile down and returns by how much the rows and columns had to be moved. */
    int[] put(Tile tile, int row, int column) {
        cells[row][column] = tile;
        int height = cells.length;
        int width = cells[0].length;
        int up = row == 0 ? 1 : 0;
        int left = column == 0 ? 1 : 0;
        int down = row == height - 1 ? 1 : 0;
        Tile[][] larger = new Tile[up + height + down][left + width + (column == width - 1 ? 1 : 0)];
        for (int i = 0; i < height; i++) {
            System.arraycopy(cells[i], 0, larger[i + up], left, width);
        }
        cells = larger;
        return new int[] {up, left};
    }

    /** The cells of the unbroken row (or column) around a cell, with the cell itself in its place. */
    List<Cell> line(int row, int column, boolean upright) {
        int dr = upright ? 1 : 0;
        int dc = 1 - dr;
        LinkedList<Cell> line = new LinkedList<>(List.of(new Cell(row, column)));
        for (int i = 1; has(row - i * dr, column - i * dc); i++) {
            line.addFirst(new Cell(row - i * dr, column - i * dc));
        }
        for (int i = 1; has(row + i * dr, column + i * dc); i++) {
            line.addLast(new Cell(row + i * dr, column + i * dc));
        }
        return line;
    }

    /** What would be wrong with the two lines of a cell if this tile lay there? */
    Optional<Refusal> fault(Tile tile, int row, int column) {
        Optional<Refusal> fault = Optional.empty();
        for (boolean upright : new boolean[] {false, true}) {
            Set<Integer> shapes = new HashSet<>();
            Set<Integer> colours = new HashSet<>();
            Set<Tile> tiles = new HashSet<>();
            List<Cell> line = line(row, column, upright);
            for (Cell cell : line) {
                Tile each = cell.row() == row && cell.column() == column ? tile : cells[cell.row()][cell.column()];
                shapes.add(each.shape());
                colours.add(each.colour());
                tiles.add(each);
            }
            if (shapes.size() > 1 && colours.size() > 1) {
                return Optional.of(Refusal.LINE_MIXED);
            }
            if (tiles.size() < line.size()) {
                fault = Optional.of(Refusal.TILE_REPEATED);
            }
        }
        return fault;
    }
}
