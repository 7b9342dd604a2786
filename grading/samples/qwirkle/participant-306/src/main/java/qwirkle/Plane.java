package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.*;

/** An endless plane: for each row that has tiles, the tiles by column. Rows and columns may be negative. */
final class Plane {

    static final int[][] SIDES = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    final TreeMap<Integer, TreeMap<Integer, Tile>> rows = new TreeMap<>();

    Tile get(int y, int x) { return rows.containsKey(y) ? rows.get(y).get(x) : null; }
    void put(int y, int x, Tile tile) { rows.computeIfAbsent(y, key -> new TreeMap<>()).put(x, tile); }
    int top() { return rows.isEmpty() ? 0 : rows.firstKey() - 1; }
    int left() { return rows.values().stream().mapToInt(TreeMap::firstKey).min().orElse(1) - 1; }
    int height() { return rows.isEmpty() ? 1 : rows.lastKey() + 2 - top(); }

    int width() {
        return rows.isEmpty() ? 1 : rows.values().stream().mapToInt(TreeMap::lastKey).max().getAsInt() + 2 - left();
    }

    /** How many tiles follow without a break in this direction? */
    int reach(int y, int x, int dy, int dx) {
        int reach = 0;
        while (get(y + (reach + 1) * dy, x + (reach + 1) * dx) != null) {
            reach++;
        }
        return reach;
    }

    /** Do two cells lie in one unbroken row or column, which the first of them may still miss? */
    boolean joins(int[] from, int[] to, boolean row) {
        int distance = row ? to[1] - from[1] : to[0] - from[0];
        int step = Integer.signum(distance);
        boolean sameLine = row ? from[0] == to[0] : from[1] == to[1];
        return sameLine && reach(from[0], from[1], row ? 0 : step, row ? step : 0) >= Math.abs(distance);
    }

    /** What speaks against this tile here, as far as lines are concerned: mixed lines, then repeated tiles. */
    Optional<Refusal> fault(Tile tile, int y, int x) {
        Optional<Refusal> repeated = Optional.empty();
        for (int dy = 0; dy < 2; dy++) {
            int dx = 1 - dy;
            List<Tile> line = new ArrayList<>();
            int after = reach(y, x, dy, dx);
            for (int i = -reach(y, x, -dy, -dx); i <= after; i++) {
                line.add(i == 0 ? tile : get(y + i * dy, x + i * dx));
            }
            if (line.stream().anyMatch(other -> other.shape() != tile.shape())
                    && line.stream().anyMatch(other -> other.colour() != tile.colour())) {
                return Optional.of(Refusal.LINE_MIXED);
            }
            if (new HashSet<>(line).size() < line.size()) {
                repeated = Optional.of(Refusal.TILE_REPEATED);
            }
        }
        return repeated;
    }
}
