package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/** A board of Qwirkle that is larger than any of the book: stairs, each tile beside or below the one before. */
final class Stairs {

    private static final int STEPS = 80;

    private Stairs() {
    }

    /** Returns a position of two players with such a board, made of these tiles in their order. */
    static Position position(List<Tile> tiles, long seed) {
        final List<Tile> left = new ArrayList<>(tiles);
        final List<Tile> stairs = new ArrayList<>(List.of(left.remove(0)));
        for (int i = 0; i < STEPS; i++) {
            final Tile last = stairs.get(i);
            stairs.add(left.stream().filter(tile -> fit(tile, last)).findFirst().orElseThrow());
            left.remove(stairs.get(i + 1));
        }
        return new Position(board(stairs), List.of(), Player.FIRST, List.of(left.subList(0, Qwirkle.HAND),
                left.subList(Qwirkle.HAND, 2 * Qwirkle.HAND)), List.of(0, 0),
                left.subList(2 * Qwirkle.HAND, left.size()), Set.of(), seed);
    }

    private static boolean fit(Tile one, Tile other) {
        return !one.equals(other) && (one.shape() == other.shape() || one.colour() == other.colour());
    }

    private static List<List<Optional<Tile>>> board(List<Tile> stairs) {
        final int size = STEPS / 2 + 3;
        final List<List<Optional<Tile>>> board = Stream.generate(() -> (List<Optional<Tile>>)
                new ArrayList<>(Collections.nCopies(size, Optional.<Tile>empty()))).limit(size).toList();
        IntStream.range(0, stairs.size()).forEach(i -> board.get(1 + (i + 1) / 2).set(1 + i / 2,
                Optional.of(stairs.get(i))));
        return board;
    }
}
