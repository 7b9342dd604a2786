package qwirkle;

import java.util.*;
import java.util.stream.*;
import tabuleiro.qwirkle.*;

/** What can be read from a position. */
record Picture(Position position) {

    Optional<Tile> at(int row, int column) {
        return row < 0 || column < 0 ? Optional.empty() : position.at(new Cell(row, column));
    }

    /** The board with one tile more, and an empty border again. */
    List<List<Optional<Tile>>> with(Tile tile, Cell cell) {
        final List<List<Optional<Tile>>> board = new ArrayList<>();
        final int lastRow = Math.max(position.board().size() - 1, cell.row() + 1);
        final int lastColumn = Math.max(position.board().get(0).size() - 1, cell.column() + 1);
        for (int row = Math.min(0, cell.row() - 1); row <= lastRow; row++) {
            final List<Optional<Tile>> cells = new ArrayList<>();
            for (int column = Math.min(0, cell.column() - 1); column <= lastColumn; column++) {
                final boolean here = row == cell.row() && column == cell.column();
                cells.add(here ? Optional.of(tile) : at(row, column));
            }
            board.add(cells);
        }
        return board;
    }

    List<Tile> neighbours(Cell cell) {
        return Stream.of(at(cell.row() - 1, cell.column()), at(cell.row() + 1, cell.column()),
                at(cell.row(), cell.column() - 1), at(cell.row(), cell.column() + 1)).flatMap(Optional::stream).toList();
    }

    /** The unbroken row of a cell, and its unbroken column; the cell itself is part of them in any case. */
    List<List<Cell>> lines(Cell cell) {
        return List.of(line(cell, 0, 1), line(cell, 1, 0));
    }

    private List<Cell> line(Cell cell, int down, int right) {
        int before = 0;
        while (at(cell.row() - (before + 1) * down, cell.column() - (before + 1) * right).isPresent()) {
            before++;
        }
        int after = 0;
        while (at(cell.row() + (after + 1) * down, cell.column() + (after + 1) * right).isPresent()) {
            after++;
        }
        return IntStream.rangeClosed(-before, after)
                .mapToObj(i -> new Cell(cell.row() + i * down, cell.column() + i * right)).toList();
    }

    /** Why may this tile not lie in the lines of this cell? */
    Optional<Refusal> fault(Tile tile, Cell cell) {
        final List<List<Tile>> lines = lines(cell).stream().map(line -> line.stream()
                .map(each -> each.equals(cell) ? tile : at(each.row(), each.column()).get()).toList()).toList();
        final boolean mixed = lines.stream().anyMatch(line -> line.stream().map(Tile::shape).distinct().count() > 1
                && line.stream().mapToInt(Tile::colour).distinct().count() > 1);
        final boolean repeated = lines.stream().anyMatch(line -> Set.copyOf(line).size() < line.size());
        return mixed ? Optional.of(Refusal.LINE_MIXED)
                : Optional.of(Refusal.TILE_REPEATED).filter(refusal -> repeated);
    }

    Optional<Refusal> fault() {
        return IntStream.range(0, position.board().size()).boxed()
                .flatMap(row -> IntStream.range(0, position.board().get(row).size()).mapToObj(c -> new Cell(row, c)))
                .flatMap(cell -> position.at(cell).flatMap(tile -> fault(tile, cell)).stream())
                .min(Comparator.naturalOrder());
    }

    /** The tiles of the turn must be together, whoever began it. */
    Optional<Refusal> gap() {
        final List<Cell> turn = position.turn();
        final boolean together = turn.isEmpty()
                || lines(turn.get(0)).stream().anyMatch(line -> line.containsAll(turn));
        return Optional.of(Refusal.GAP).filter(refusal -> !together);
    }

    int points() {
        final Set<List<Cell>> lines = position.turn().stream().flatMap(cell -> lines(cell).stream())
                .filter(line -> line.size() > 1).collect(Collectors.toSet());
        return lines.isEmpty() ? position.turn().size()
                : lines.stream().mapToInt(line -> line.size() == Qwirkle.QWIRKLE ? 12 : line.size()).sum();
    }

    boolean isOver() {
        return position.turn().isEmpty() && position.bag().isEmpty()
                && (!has(Option.PUBLISHED_END) || position.hands().stream().anyMatch(List::isEmpty));
    }

    boolean has(Option option) {
        return position.options().contains(option);
    }
}
