package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/** The board of a small engine. A place keeps its numbers when the board grows; its cell is where it lies now. */
final class SimpleBoard {

    private static final List<Place> SIDES =
            List.of(new Place(-1, 0), new Place(0, -1), new Place(0, 1), new Place(1, 0));

    /**
     * A place for a tile.
     *
     * @param row    from the first tile, negative above it
     * @param column from the first tile, negative to the left of it
     */
    record Place(int row, int column) {

        private Place plus(Place other) {
            return new Place(row + other.row, column + other.column);
        }
    }

    private final Map<Place, Tile> tiles = new HashMap<>();
    private Place first = new Place(1, 1);
    private Place last = new Place(-1, -1);

    int rows() {
        return last.row() - first.row() + 3;
    }

    int columns() {
        return last.column() - first.column() + 3;
    }

    Place place(Cell cell) {
        return new Place(cell.row() + first.row() - 1, cell.column() + first.column() - 1);
    }

    Cell cell(Place place) {
        return new Cell(place.row() - first.row() + 1, place.column() - first.column() + 1);
    }

    Optional<Tile> at(Cell cell) {
        return Optional.ofNullable(tiles.get(place(cell)));
    }

    void put(Tile tile, Place place) {
        tiles.put(place, tile);
        first = new Place(Math.min(first.row(), place.row()), Math.min(first.column(), place.column()));
        last = new Place(Math.max(last.row(), place.row()), Math.max(last.column(), place.column()));
    }

    Optional<Refusal> whyNot(Tile tile, Place place, List<Place> turn) {
        final List<Tile> neighbours =
                SIDES.stream().map(place::plus).filter(tiles::containsKey).map(tiles::get).toList();
        if (!tiles.isEmpty() && neighbours.isEmpty()) {
            return Optional.of(Refusal.NO_NEIGHBOUR);
        }
        if (neighbours.stream().anyMatch(other -> !areAlike(List.of(tile, other)))) {
            return Optional.of(Refusal.NOTHING_SHARED);
        }
        if (neighbours.contains(tile)) {
            return Optional.of(Refusal.SAME_AS_NEIGHBOUR);
        }
        tiles.put(place, tile);
        final Optional<Refusal> fault = lineFault(place, turn);
        tiles.remove(place);
        return fault;
    }

    private Optional<Refusal> lineFault(Place place, List<Place> turn) {
        final List<List<Tile>> lines = lines(place).map(line -> line.stream().map(tiles::get).toList()).toList();
        if (!lines.stream().allMatch(SimpleBoard::areAlike)) {
            return Optional.of(Refusal.LINE_MIXED);
        }
        if (lines.stream().anyMatch(line -> new HashSet<>(line).size() < line.size())) {
            return Optional.of(Refusal.TILE_REPEATED);
        }
        if (turn.stream().anyMatch(each -> each.row() != place.row())
                && turn.stream().anyMatch(each -> each.column() != place.column())) {
            return Optional.of(Refusal.NOT_IN_LINE);
        }
        return lines(place).anyMatch(line -> line.containsAll(turn)) ? Optional.empty() : Optional.of(Refusal.GAP);
    }

    private static boolean areAlike(List<Tile> line) {
        return line.stream().map(Tile::shape).distinct().count() == 1
                || line.stream().map(Tile::colour).distinct().count() == 1;
    }

    /** Returns the lines of a tile, in its row and in its column. */
    Stream<List<Place>> lines(Place place) {
        return IntStream.of(0, 1).mapToObj(i -> {
            final List<Place> line = new ArrayList<>(List.of(place));
            for (Place side : List.of(SIDES.get(i), SIDES.get(SIDES.size() - 1 - i))) {
                for (Place next = place.plus(side); tiles.containsKey(next); next = next.plus(side)) {
                    line.add(next);
                }
            }
            return line.stream().sorted((one, other) -> one.row() == other.row()
                    ? one.column() - other.column() : one.row() - other.row()).toList();
        });
    }
}
