package qwirkle;

import java.util.*;
import java.util.function.Function;
import java.util.stream.Stream;
import tabuleiro.qwirkle.*;

/**
 * The tiles on the table. A tile never moves: when the board grows at the top or at the left, only the corner moves
 * from which rows and columns are counted.
 */
final class Field {

    private final Map<Spot, Tile> tiles = new HashMap<>();

    /** The empty spots at two corners of the board. */
    private Spot corner = new Spot(0, 0);
    private Spot opposite = new Spot(0, 0);

    static Field of(Position position) {
        final Field field = new Field();
        for (int row = 0; row < position.board().size(); row++) {
            for (int column = 0; column < position.board().get(row).size(); column++) {
                final Spot spot = new Spot(row, column);
                position.at(new Cell(row, column)).ifPresent(tile -> field.put(spot, tile));
            }
        }
        return field;
    }

    Spot spot(Cell cell) {
        return corner.plus(new Spot(cell.row(), cell.column()));
    }

    Cell cell(Spot spot) {
        return new Cell(spot.minus(corner).down(), spot.minus(corner).right());
    }

    /** How far is it from corner to corner? */
    Spot size() {
        return opposite.plus(new Spot(1, 1)).minus(corner);
    }

    Optional<Tile> tile(Spot spot) {
        return Optional.ofNullable(tiles.get(spot));
    }

    void put(Spot spot, Tile tile) {
        tiles.put(spot, tile);
        corner = new Spot(Math.min(corner.down(), spot.down() - 1), Math.min(corner.right(), spot.right() - 1));
        opposite = new Spot(Math.max(opposite.down(), spot.down() + 1), Math.max(opposite.right(), spot.right() + 1));
    }

    /** The row and the column through a spot as far as they are unbroken, as if a tile lay there. */
    private List<List<Spot>> lines(Spot spot) {
        final List<List<Spot>> lines = List.of(new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < 2; i++) {
            final Spot way = i == 0 ? new Spot(0, 1) : new Spot(1, 0);
            Spot each = spot;
            while (tiles.containsKey(each.minus(way))) {
                each = each.minus(way);
            }
            for (; each.equals(spot) || tiles.containsKey(each); each = each.plus(way)) {
                lines.get(i).add(each);
            }
        }
        return lines;
    }

    /** Why may a tile that the player has not be put on an empty spot? */
    Optional<Refusal> whyNotPut(Tile tile, Spot spot, List<Spot> turn) {
        final List<Tile> around = Stream.of(new Spot(-1, 0), new Spot(1, 0), new Spot(0, -1), new Spot(0, 1))
                .flatMap(way -> tile(spot.plus(way)).stream()).toList();
        if (around.isEmpty() && !tiles.isEmpty()) {
            return Optional.of(Refusal.NO_NEIGHBOUR);
        }
        if (around.stream().anyMatch(other -> other.shape() != tile.shape() && other.colour() != tile.colour())) {
            return Optional.of(Refusal.NOTHING_SHARED);
        }
        if (around.contains(tile)) {
            return Optional.of(Refusal.SAME_AS_NEIGHBOUR);
        }
        final Optional<Refusal> fault = faultIn(
                lines(spot).stream().map(line -> line.stream().map(each -> tiles.getOrDefault(each, tile)).toList()));
        if (fault.isPresent()) {
            return fault;
        }
        if (turn.stream().anyMatch(each -> each.down() != spot.down())
                && turn.stream().anyMatch(each -> each.right() != spot.right())) {
            return Optional.of(Refusal.NOT_IN_LINE);
        }
        return lines(spot).stream().anyMatch(line -> line.containsAll(turn)) ? Optional.empty()
                : Optional.of(Refusal.GAP);
    }

    private static Optional<Refusal> faultIn(Stream<List<Tile>> all) {
        final List<List<Tile>> lines = all.toList();
        if (lines.stream().anyMatch(line -> kinds(line, Tile::shape) > 1 && kinds(line, Tile::colour) > 1)) {
            return Optional.of(Refusal.LINE_MIXED);
        }
        return lines.stream().anyMatch(line -> kinds(line, tile -> tile) < line.size())
                ? Optional.of(Refusal.TILE_REPEATED) : Optional.empty();
    }

    private static long kinds(List<Tile> line, Function<Tile, ?> attribute) {
        return line.stream().map(attribute).distinct().count();
    }

    /** What is wrong with the lines that lie there now? */
    Optional<Refusal> fault() {
        return faultIn(tiles.keySet().stream().flatMap(spot -> lines(spot).stream())
                .map(line -> line.stream().map(tiles::get).toList()));
    }

    /** Is there an empty spot between those of a turn? */
    Optional<Refusal> gap(List<Spot> turn) {
        return turn.isEmpty() || lines(turn.get(0)).stream().anyMatch(line -> line.containsAll(turn))
                ? Optional.empty() : Optional.of(Refusal.GAP);
    }

    int points(List<Spot> turn) {
        final Set<List<Spot>> made = new HashSet<>();
        turn.forEach(spot -> lines(spot).stream().filter(line -> line.size() > 1).forEach(made::add));
        return made.isEmpty() ? turn.size()
                : made.stream().mapToInt(line -> line.size() == Qwirkle.QWIRKLE ? 12 : line.size()).sum();
    }
}
