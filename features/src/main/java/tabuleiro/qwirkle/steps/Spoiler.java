package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/** Changes positions of Qwirkle a little, so that perhaps no game can be resumed from them. */
final class Spoiler {

    private static final int CHANGES = 9;

    /** Changes that leave many other things right, so that two of them give two reasons. */
    private static final List<Integer> OF_THE_BOARD = List.of(0, 1, 5, 6, 8);

    private final RandomGenerator random;

    /** Will change what this generator chooses. */
    Spoiler(RandomGenerator random) {
        this.random = random;
    }

    /** Returns all ways to change a position, each by one thing, or by two: then more than one reason may apply. */
    static List<List<Integer>> ways() {
        return Stream.concat(ways(IntStream.range(0, CHANGES).boxed().toList()), ways(OF_THE_BOARD)).toList();
    }

    private static Stream<List<Integer>> ways(List<Integer> changes) {
        return changes.stream().flatMap(one -> changes.stream()
                .map(other -> one.equals(other) ? List.of(one) : List.of(one, other)));
    }

    /** Returns a position that is changed in one of these ways. */
    Position spoiled(Position position, List<Integer> way) {
        Position changed = position;
        for (int change : way) {
            changed = changed(changed, change);
        }
        return changed;
    }

    /** Returns a position with other tiles, turn, player, hand, bag or border, a gap, or fewer players. */
    private Position changed(Position position, int change) {
        return switch (change) {
            case 0 -> with(position, anyTile(position));
            case 1 -> with(position, copied(position));
            case 2 -> with(position, any(List.of(Player.values())), position.hands(), position.bag());
            case 3 -> with(position, position.nextToPlay(), hands(position), position.bag());
            case 4 -> with(position, position.nextToPlay(), position.hands(), List.of());
            case 5 -> gap(position);
            case 6 -> with(position, resized(position.board()));
            case 7 -> random.nextBoolean() ? alone(position) : indebted(position);
            default -> new Position(position.board(), turn(position), position.nextToPlay(), position.hands(),
                    position.points(), position.bag(), position.options(), position.seed());
        };
    }

    private <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    private static Position with(Position position, List<List<Optional<Tile>>> board) {
        return new Position(board, position.turn(), position.nextToPlay(), position.hands(), position.points(),
                position.bag(), position.options(), position.seed());
    }

    private static Position with(Position position, Player next, List<List<Tile>> hands, List<Tile> bag) {
        return new Position(position.board(), position.turn(), next, hands, position.points(), bag,
                position.options(), position.seed());
    }

    private static List<List<Optional<Tile>>> with(Position position, Cell cell, Optional<Tile> tile) {
        final List<List<Optional<Tile>>> board = new ArrayList<>(position.board());
        final List<Optional<Tile>> row = new ArrayList<>(board.get(cell.row()));
        row.set(cell.column(), tile);
        board.set(cell.row(), row);
        return board;
    }

    /** Puts any tile anywhere. */
    private List<List<Optional<Tile>>> anyTile(Position position) {
        return with(position, any(cells(position)), Optional.of(any(Tile.KINDS)));
    }

    /** Puts the same tile on two cells of a line, if there are two. */
    private List<List<Optional<Tile>>> copied(Position position) {
        final List<Cell> occupied = occupied(position);
        if (occupied.isEmpty()) {
            return position.board();
        }
        final Cell one = any(occupied);
        final int down = random.nextInt(2);
        final List<Cell> line = new ArrayList<>(tilesFrom(one, down, 1 - down, position));
        line.addAll(tilesFrom(one, -down, down - 1, position));
        return with(position, any(line), position.at(one));
    }

    /** Returns the cells from one on in a direction up to the last with a tile. */
    private static List<Cell> tilesFrom(Cell from, int down, int right, Position position) {
        return Stream.iterate(from, cell -> beside(cell, down, right))
                .limit(Math.max(position.board().size(), position.board().get(0).size()))
                .takeWhile(cell -> position.at(cell).isPresent()).toList();
    }

    /** Takes away a tile, and says that those on two sides of it have been played in the turn, if there are two. */
    private Position gap(Position position) {
        final int down = random.nextInt(2);
        final List<Cell> between = occupied(position).stream().filter(each ->
                position.at(beside(each, -down, down - 1)).isPresent()
                        && position.at(beside(each, down, 1 - down)).isPresent()).toList();
        if (between.isEmpty()) {
            return position;
        }
        final Cell gap = any(between);
        return new Position(with(position, gap, Optional.empty()),
                List.of(beside(gap, -down, down - 1), beside(gap, down, 1 - down)), position.nextToPlay(),
                position.hands(), position.points(), position.bag(), position.options(), position.seed());
    }

    private static Cell beside(Cell cell, int down, int right) {
        return new Cell(Math.max(0, cell.row() + down), Math.max(0, cell.column() + right));
    }

    private List<List<Tile>> hands(Position position) {
        final List<List<Tile>> hands = new ArrayList<>(position.hands());
        hands.set(random.nextInt(hands.size()),
                Collections.nCopies(random.nextInt(Qwirkle.HAND + 2), any(Tile.KINDS)));
        return hands;
    }

    /** Leaves only the first player. */
    private static Position alone(Position position) {
        return new Position(position.board(), position.turn(), position.nextToPlay(), position.hands().subList(0, 1),
                position.points().subList(0, 1), position.bag(), position.options(), position.seed());
    }

    /** Gives a player fewer than 0 points. */
    private Position indebted(Position position) {
        final List<Integer> points = new ArrayList<>(position.points());
        points.set(random.nextInt(points.size()), -1);
        return new Position(position.board(), position.turn(), position.nextToPlay(), position.hands(), points,
                position.bag(), position.options(), position.seed());
    }

    /** Adds an empty row or column at any edge, or takes the last away. */
    private List<List<Optional<Tile>>> resized(List<List<Optional<Tile>>> board) {
        final int columns = board.get(0).size();
        final boolean atTheEnd = random.nextBoolean();
        return switch (random.nextInt(board.size() > 1 && columns > 1 ? 4 : 2)) {
            case 0 -> with(board, Collections.nCopies(columns, Optional.empty()), atTheEnd);
            case 1 -> board.stream().map(row -> with(row, Optional.empty(), atTheEnd)).toList();
            case 2 -> board.subList(0, board.size() - 1);
            default -> board.stream().map(row -> row.subList(0, columns - 1)).toList();
        };
    }

    private static <T> List<T> with(List<T> some, T another, boolean atTheEnd) {
        final List<T> all = new ArrayList<>(some);
        all.add(atTheEnd ? all.size() : 0, another);
        return all;
    }

    /** Returns a few cells, most of them with a tile, now and then one of them twice. */
    private List<Cell> turn(Position position) {
        final List<Cell> occupied = occupied(position);
        final List<Cell> from = occupied.isEmpty() || random.nextInt(4) == 0 ? cells(position) : occupied;
        final Cell first = any(from);
        final List<Cell> inLine = from.stream()
                .filter(each -> each.row() == first.row() || each.column() == first.column()).toList();
        return Stream.generate(() -> random.nextInt(3) == 0 ? any(from) : any(inLine))
                .limit(1 + random.nextInt(3)).toList();
    }

    private static List<Cell> occupied(Position position) {
        return cells(position).stream().filter(cell -> position.at(cell).isPresent()).toList();
    }

    private static List<Cell> cells(Position position) {
        return IntStream.range(0, position.board().size()).boxed()
                .flatMap(row -> IntStream.range(0, position.board().get(0).size())
                        .mapToObj(column -> new Cell(row, column))).toList();
    }
}
