package qwirkle;

import java.util.*;
import java.util.stream.*;
import tabuleiro.qwirkle.*;

/** All stones in the order in which they were played; those of the turn are the last. */
final class Stones {

    private final List<Stone> all = new ArrayList<>();
    private int ofTurn;

    void restore(Position position) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < position.board().size(); row++) {
            for (int column = 0; column < position.board().get(row).size(); column++) {
                cells.add(new Cell(row, column));
            }
        }
        cells.removeAll(position.turn());
        cells.addAll(position.turn());
        cells.forEach(cell -> position.at(cell)
                .ifPresent(tile -> all.add(new Stone(tile, cell.row(), cell.column()))));
        ofTurn = position.turn().size();
    }

    Optional<Stone> at(int row, int column) {
        return all.stream().filter(stone -> stone.liesOn(row, column)).findAny();
    }

    boolean isEmpty() { return all.isEmpty(); }
    int rows() { return all.stream().mapToInt(Stone::row).max().orElse(-1) + 2; }
    int columns() { return all.stream().mapToInt(Stone::column).max().orElse(-1) + 2; }
    List<Stone> turn() { return all.subList(all.size() - ofTurn, all.size()); }
    void endTurn() { ofTurn = 0; }

    /** Adds a stone; if it lies at the top or left, all move so that there is room again. */
    void add(Stone stone) {
        all.add(stone);
        ofTurn++;
        int down = stone.row() == 0 ? 1 : 0;
        int right = stone.column() == 0 ? 1 : 0;
        all.replaceAll(each -> each.moved(down, right));
    }

    List<Stone> neighbours(Stone stone) {
        return all.stream().filter(other -> Math.abs(other.row() - stone.row())
                + Math.abs(other.column() - stone.column()) == 1).toList();
    }

    /** The unbroken row (down 0, right 1) or column (down 1, right 0) that this stone is in, or would be. */
    List<Stone> line(Stone stone, int down, int right) {
        Deque<Stone> line = new ArrayDeque<>(List.of(stone));
        Optional<Stone> found = at(stone.row() - down, stone.column() - right);
        while (found.isPresent()) {
            line.addFirst(found.get());
            found = at(found.get().row() - down, found.get().column() - right);
        }
        found = at(stone.row() + down, stone.column() + right);
        while (found.isPresent()) {
            line.addLast(found.get());
            found = at(found.get().row() + down, found.get().column() + right);
        }
        return new ArrayList<>(line);
    }

    List<List<Stone>> lines(Stone stone) { return List.of(line(stone, 0, 1), line(stone, 1, 0)); }

    /** The first refusal that the lines of these stones give cause to. */
    Optional<Refusal> fault(List<Stone> stones) {
        List<List<Tile>> lines = stones.stream().flatMap(stone -> lines(stone).stream())
                .map(line -> line.stream().map(Stone::tile).toList()).toList();
        if (lines.stream().anyMatch(line -> line.stream().map(Tile::shape).distinct().count() > 1
                && line.stream().map(Tile::colour).distinct().count() > 1)) {
            return Optional.of(Refusal.LINE_MIXED);
        }
        return lines.stream().anyMatch(line -> line.stream().distinct().count() < line.size())
                ? Optional.of(Refusal.TILE_REPEATED) : Optional.empty();
    }

    Optional<Refusal> fault() { return fault(all); }

    Optional<Refusal> gap() {
        boolean joined = ofTurn == 0 || lines(turn().get(0)).stream().anyMatch(line -> line.containsAll(turn()));
        return joined ? Optional.empty() : Optional.of(Refusal.GAP);
    }

    int points() {
        int points = 0;
        for (Stone stone : turn()) {
            for (List<Stone> line : lines(stone)) {
                points += line.size() == 1 ? 0 : line.size() == Qwirkle.QWIRKLE ? 2 * line.size() : line.size();
            }
        }
        return all.size() == 1 ? ofTurn : points;
    }
}
