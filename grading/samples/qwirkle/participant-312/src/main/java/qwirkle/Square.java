package qwirkle;

import java.util.*;
import tabuleiro.qwirkle.Tile;

/** A square knows the squares beside it: UP, RIGHT, DOWN, LEFT, null beyond the edge of the board. */
class Square {

    static final int UP = 0, RIGHT = 1, DOWN = 2, LEFT = 3;

    final Square[] beside = new Square[4];
    Tile tile;

    static int opposite(int way) { return (way + 2) % 4; }

    void link(int way, Square other) {
        beside[way] = other;
        other.beside[opposite(way)] = this;
    }

    Square last(int way) { return beside[way] == null ? this : beside[way].last(way); }

    /** How many squares there are from here to the edge, not counting this one. */
    int toEdge(int way) { return beside[way] == null ? 0 : 1 + beside[way].toEdge(way); }

    Square step(int way, int steps) { return steps == 0 ? this : beside[way].step(way, steps - 1); }

    /** The neighbour if there is a tile on it. */
    Optional<Square> taken(int way) {
        return Optional.ofNullable(beside[way]).filter(square -> square.tile != null);
    }

    List<Tile> neighbours() {
        List<Tile> tiles = new ArrayList<>();
        for (int way = UP; way <= LEFT; way++) taken(way).ifPresent(square -> tiles.add(square.tile));
        return tiles;
    }

    /** The squares with tiles that follow without a gap, this one at the start. */
    List<Square> ray(int way) {
        List<Square> ray = new ArrayList<>(List.of(this));
        for (Optional<Square> s = taken(way); s.isPresent(); s = s.get().taken(way)) ray.add(s.get());
        return ray;
    }

    /** The whole line in this direction, beginning with its outermost square on the other side. */
    List<Square> line(int way) {
        List<Square> line = ray(opposite(way));
        Collections.reverse(line);
        line.addAll(ray(way).subList(1, ray(way).size()));
        return line;
    }

    List<List<Square>> lines() { return List.of(line(RIGHT), line(DOWN)); }

    /** Adds one more row or column of squares along the edge that this square lies at. */
    void extend(int way) {
        int along = (way + 1) % 4;
        Square before = null;
        for (Square old = last(opposite(along)); old != null; old = old.beside[along]) {
            Square fresh = new Square();
            old.link(way, fresh);
            if (before != null) before.link(along, fresh);
            before = fresh;
        }
    }
}
