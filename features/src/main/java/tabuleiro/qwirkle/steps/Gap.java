package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/**
 * A board with a gap: a tile that is played there joins the tiles on two sides of it to one line, and perhaps those on
 * the other two sides to another. The tiles in the hand fit each neighbour, so that only the lines can be wrong.
 */
final class Gap {

    private static final int MOST_IN_AN_ARM = 3;
    private static final Cell MIDDLE = new Cell(MOST_IN_AN_ARM, MOST_IN_AN_ARM);

    private final RandomGenerator random;
    private final Map<Cell, Tile> board = new LinkedHashMap<>();

    /** Lays the tiles around a gap. */
    Gap(RandomGenerator random) {
        this.random = random;
        final boolean isAcross = random.nextBoolean();
        line(isAcross ? 0 : 1, isAcross ? 1 : 0);
        if (random.nextBoolean()) {
            line(isAcross ? 1 : 0, isAcross ? 0 : 1);
        }
    }

    /** Puts tiles on both sides of the gap: mostly such as may lie in one line, but for tiles that are equal. */
    private void line(int down, int right) {
        final List<Tile> alike = alike();
        arm(alike, down, right);
        arm(random.nextInt(3) == 0 ? alike() : alike, -down, -right);
    }

    /** Returns all tiles of one shape or one colour, in any order. */
    private List<Tile> alike() {
        final ToIntFunction<Tile> shared = random.nextBoolean() ? Tile::shape : Tile::colour;
        final int kind = 1 + random.nextInt(Qwirkle.COLOURS);
        return mixed(Tile.KINDS.stream().filter(tile -> shared.applyAsInt(tile) == kind).toList());
    }

    private void arm(List<Tile> alike, int down, int right) {
        final List<Tile> tiles = mixed(alike).subList(0, 1 + random.nextInt(MOST_IN_AN_ARM));
        for (int i = 1; i <= tiles.size(); i++) {
            board.put(new Cell(MIDDLE.row() + i * down, MIDDLE.column() + i * right), tiles.get(i - 1));
        }
    }

    private List<Tile> mixed(List<Tile> tiles) {
        final List<Tile> mixed = new ArrayList<>(tiles);
        Collections.shuffle(mixed, new Random(random.nextLong()));
        return mixed;
    }

    /** Returns the position, from which perhaps no game can be resumed: a kind of tile may occur too often. */
    Position position() {
        return new Position(Stairs.drawn(board), List.of(), Player.FIRST, List.of(hand(), List.of()), List.of(0, 0),
                List.of(Tile.KINDS.get(0)), Set.of(), SetUp.SEED);
    }

    private List<Tile> hand() {
        return mixed(Tile.KINDS).stream().filter(this::fits).limit(Qwirkle.HAND).toList();
    }

    /** Checks whether a tile differs from each neighbour of the gap, but has its shape or its colour. */
    private boolean fits(Tile tile) {
        return board.entrySet().stream().filter(each -> isNeighbour(each.getKey())).map(Map.Entry::getValue)
                .allMatch(other -> (tile.shape() == other.shape()) != (tile.colour() == other.colour()));
    }

    private static boolean isNeighbour(Cell cell) {
        return Math.abs(cell.row() - MIDDLE.row()) + Math.abs(cell.column() - MIDDLE.column()) == 1;
    }

    /** Returns the moves that play each tile of the hand in the gap. */
    List<Placement> placements(Position position) {
        final Cell gap = Stairs.seen(MIDDLE, board);
        return position.hands().get(0).stream().map(tile -> new Placement(tile, gap)).toList();
    }
}
