package qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/**
 * What must be true of a state, worked out by another way than the game takes: points are counted run by run over the
 * whole board, and winners by comparing all players at once. Only assertions use it.
 *
 * @param state the state
 */
record Certificate(State state) {

    /** Checks that each kind of tiles occurs three times. */
    static boolean hasThreeOfEach(List<Tile> tiles) {
        return Tile.KINDS.stream().allMatch(kind -> Collections.frequency(tiles, kind) == Qwirkle.OF_A_KIND);
    }

    /** Checks that as many players play, and with those options, as have been agreed on. */
    boolean agrees(Start start) {
        return state.players().size() == start.players() && state.options().equals(start.options());
    }

    /** Checks that each player in order has been dealt six tiles from the front of the bag, and nothing else. */
    boolean hasDealt(Start start) {
        final Stream<Tile> hands = state.players().stream().flatMap(player -> player.hand().stream());
        return state.players().stream().allMatch(player -> player.hand().size() == Qwirkle.HAND)
                && Stream.concat(hands, state.bag().stream()).toList().equals(start.bag());
    }

    /** Checks that the board is one empty cell, and nobody has points. */
    boolean hasNoTileAndNoPoints() {
        return state.board().equals(Board.EMPTY) && state.players().stream().allMatch(player -> player.points() == 0);
    }

    /** Returns who begins: the first player or, with the published opening, the first who can play the most tiles. */
    Player opener() {
        final int most = state.players().stream().mapToInt(Certificate::longestLine).max().orElseThrow();
        return Player.first(state.players().size()).stream()
                .filter(player -> !state.options().contains(Option.PUBLISHED_OPENING)
                        || longestLine(state.player(player)) == most).findFirst().orElseThrow();
    }

    /** Returns how many different tiles share an attribute, counted for each value that it can have. */
    private static int longestLine(PlayerState player) {
        return IntStream.rangeClosed(1, Math.max(Qwirkle.SHAPES, Qwirkle.COLOURS))
                .map(value -> Math.max(count(player, Tile::shape, value), count(player, Tile::colour, value)))
                .max().orElseThrow();
    }

    private static int count(PlayerState player, ToIntFunction<Tile> attribute, int value) {
        return (int) player.hand().stream().filter(tile -> attribute.applyAsInt(tile) == value).distinct().count();
    }

    /** Returns the points of the turn, counted run by run over the whole board. */
    int turnPoints() {
        final int rows = IntStream.range(0, state.board().rows()).map(this::pointsOfRow).sum();
        final int columns = IntStream.range(0, state.board().columns()).map(this::pointsOfColumn).sum();
        return rows + columns == 0 ? state.turn().size() : rows + columns;
    }

    private int pointsOfRow(int row) {
        return points(IntStream.range(0, state.board().columns()).mapToObj(column -> new Cell(row, column)).toList());
    }

    private int pointsOfColumn(int column) {
        return points(IntStream.range(0, state.board().rows()).mapToObj(row -> new Cell(row, column)).toList());
    }

    /** Returns the points of a whole row or column. Its last cell is empty, so every run ends. */
    private int points(List<Cell> cells) {
        int points = 0;
        int length = 0;
        boolean counts = false;
        for (Cell cell : cells) {
            final boolean taken = state.board().at(cell).isPresent();
            if (!taken && counts && length > 1) {
                points += length < Qwirkle.QWIRKLE ? length : 2 * length;
            }
            length = taken ? length + 1 : 0;
            counts = taken && (counts || state.turn().contains(cell));
        }
        return points;
    }

    /** Checks whether all of these tiles lie in hands or in lines of earlier turns, and published play has its end. */
    boolean isOver(List<Tile> tiles) {
        final IntSummaryStatistics hands = state.players().stream().mapToInt(player -> player.hand().size())
                .summaryStatistics();
        final int played = state.board().tiles().size() - state.turn().size();
        return played + hands.getSum() == tiles.size()
                && (hands.getMin() == 0 || !state.options().contains(Option.PUBLISHED_END));
    }

    /** Returns, after the end, those with the most points and, of these, with the fewest tiles; before it, nobody. */
    Set<Player> winners(List<Tile> tiles) {
        final int most = state.players().stream().mapToInt(PlayerState::points).max().orElseThrow();
        final int fewest = state.players().stream().filter(player -> player.points() == most)
                .mapToInt(player -> player.hand().size()).min().orElseThrow();
        return Player.first(state.players().size()).stream().filter(player -> isOver(tiles)
                && state.player(player).points() == most && state.player(player).hand().size() == fewest)
                .collect(Collectors.toSet());
    }

    // tag::hasTiles[]
    /** Checks that board, hands and bag together have these tiles. */
    boolean hasTiles(List<Tile> tiles) {
        final List<Tile> all = new ArrayList<>(state.board().tiles().values());
        state.players().forEach(player -> all.addAll(player.hand()));
        all.addAll(state.bag());
        return same(tiles, all);
    }
    // end::hasTiles[]

    // tag::same[]
    /** Checks that two lists have the same tiles, in whatever order. */
    static boolean same(List<Tile> first, List<Tile> second) {
        return first.stream().sorted().toList()
                .equals(second.stream().sorted().toList());
    }
    // end::same[]

    /** Checks that each two tiles of an unbroken row or column share one attribute and differ in the other. */
    boolean hasValidLines() {
        return state.board().tiles().keySet().stream()
                .allMatch(cell -> suitsNext(cell, 0, 1) && suitsNext(cell, 1, 0));
    }

    /** Checks the same of the tile on a cell and each that follows it without a gap. */
    private boolean suitsNext(Cell cell, int down, int right) {
        final Tile first = state.board().tiles().get(cell);
        return Stream.iterate(1, i -> i + 1)
                .map(i -> state.board().at(new Cell(cell.row() + i * down, cell.column() + i * right)))
                .takeWhile(Optional::isPresent).map(Optional::get)
                .allMatch(other -> first.shape() == other.shape() ^ first.colour() == other.colour());
    }

    /** Checks that the tiles of the turn lie in one row or column, and that no cell between them is empty. */
    boolean hasTurnInOneLine() {
        final IntSummaryStatistics rows = state.turn().stream().mapToInt(Cell::row).summaryStatistics();
        final IntSummaryStatistics columns = state.turn().stream().mapToInt(Cell::column).summaryStatistics();
        return state.turn().isEmpty() || (rows.getMin() == rows.getMax() || columns.getMin() == columns.getMax())
                && IntStream.rangeClosed(rows.getMin(), rows.getMax())
                        .allMatch(row -> IntStream.rangeClosed(columns.getMin(), columns.getMax())
                                .allMatch(column -> state.board().at(new Cell(row, column)).isPresent()));
    }

    /** Checks that the outermost row or column on every side is empty, and the next one not. */
    boolean hasOneEmptyBorder() {
        return state.board().tiles().isEmpty() ? state.board().rows() == 1 && state.board().columns() == 1
                : spans(state.board().rows(), Cell::row) && spans(state.board().columns(), Cell::column);
    }

    private boolean spans(int size, ToIntFunction<Cell> number) {
        final int[] taken = state.board().tiles().keySet().stream().mapToInt(number).sorted().toArray();
        return taken[0] == 1 && taken[taken.length - 1] == size - 2;
    }
}
