package tabuleiro.connectfour.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/** What random games of Connect Four know of grids: lines, and grids that are almost full. */
final class Grids {

    /** How often a grid is made anew that does not come out as wanted. */
    private static final int ATTEMPTS = 50;

    private static final Position EMPTY = new Position(
            Collections.nCopies(ConnectFour.ROWS * ConnectFour.COLUMNS, Optional.empty()));

    private static final List<List<Cell>> LINES = allLines();

    private Grids() {
    }

    /** Returns a grid with so many empty cells, or a few more, in which nobody has won. */
    static Position filled(int empty, RandomGenerator random) {
        return Stream.generate(() -> attempt(empty, random)).limit(ATTEMPTS)
                .filter(each -> empty(each) == empty).findFirst().orElseGet(() -> attempt(empty, random));
    }

    private static long empty(Position position) {
        return position.cells().stream().filter(Optional::isEmpty).count();
    }

    private static Position attempt(int empty, RandomGenerator random) {
        Position position = EMPTY;
        Player player = Player.FIRST;
        Optional<Position> next = Optional.of(position);
        while (next.isPresent() && empty(position) > empty) {
            position = next.get();
            next = quiet(position, player, random);
            player = player.opponent();
        }
        return position;
    }

    /**
     * A position, and a column in which the player whose turn it is makes a line.
     *
     * @param position the position, in which nobody has won
     * @param column   the column
     */
    record Chance(Position position, int column) {
    }

    /** Returns a position in which any line, each as likely as the others, lacks its last disc; seldom nothing. */
    static Optional<Chance> chance(RandomGenerator random) {
        final List<Cell> line = LINES.get(random.nextInt(LINES.size()));
        return Stream.generate(() -> chance(line, random)).limit(ATTEMPTS).flatMap(Optional::stream).findFirst();
    }

    private static Optional<Chance> chance(List<Cell> line, RandomGenerator random) {
        final boolean isUpright = line.get(0).column() == line.get(1).column();
        final Cell last = line.get(isUpright ? 0 : random.nextInt(line.size()));
        final List<Cell> filled = filled(line, last, random);
        final Player player = filled.size() % 2 == 0 ? Player.FIRST : Player.SECOND;
        final List<Player> marks = new ArrayList<>(Collections.nCopies(filled.size() / 2, player));
        marks.addAll(Collections.nCopies(filled.size() - marks.size(), player.opponent()));
        for (int i = 1; i < line.size(); i++) {
            marks.remove(player);
        }
        final int others = filled.size() + 1 - line.size();
        if (marks.size() != others) {
            return Optional.empty();
        }
        Collections.shuffle(marks, new Random(random.nextLong()));
        final Position position = drawn(line, player, filled, marks);
        return Optional.of(new Chance(position, last.column())).filter(each -> isQuiet(position));
    }

    /** Returns the cells of a grid that are not empty, those of a line among them but for its last. */
    private static List<Cell> filled(List<Cell> line, Cell last, RandomGenerator random) {
        return IntStream.rangeClosed(1, ConnectFour.COLUMNS).boxed().flatMap(column -> {
            final int needed = line.stream().filter(cell -> cell.column() == column && !cell.equals(last))
                    .mapToInt(cell -> ConnectFour.ROWS + 1 - cell.row()).max().orElse(0);
            final int height = column == last.column() ? ConnectFour.ROWS - last.row()
                    : Math.max(needed, random.nextInt(ConnectFour.ROWS + 1));
            return IntStream.range(0, height).mapToObj(i -> new Cell(ConnectFour.ROWS - i, column));
        }).toList();
    }

    private static Position drawn(List<Cell> line, Player player, List<Cell> filled, List<Player> marks) {
        final List<Optional<Player>> cells = new ArrayList<>(EMPTY.cells());
        final Iterator<Player> others = marks.iterator();
        filled.forEach(cell -> cells.set((cell.row() - 1) * ConnectFour.COLUMNS + cell.column() - 1,
                Optional.of(line.contains(cell) ? player : others.next())));
        return new Position(cells);
    }

    private static boolean isQuiet(Position position) {
        return Stream.of(Player.values()).allMatch(player -> lines(position, player).isEmpty());
    }

    /** Returns a position after a disc that does not win; nothing if every disc would. */
    private static Optional<Position> quiet(Position position, Player player, RandomGenerator random) {
        final List<Integer> columns = new ArrayList<>(withSpace(position));
        Collections.shuffle(columns, new Random(random.nextLong()));
        return columns.stream().map(column -> after(position, player, column))
                .filter(each -> lines(each, player).isEmpty()).findFirst();
    }

    /** Returns three columns. */
    static List<Integer> threeColumns(RandomGenerator random) {
        final List<Integer> columns = new ArrayList<>(withSpace(EMPTY));
        Collections.shuffle(columns, new Random(random.nextLong()));
        return List.copyOf(columns.subList(0, ConnectFour.IN_LINE - 1));
    }

    /** Returns the columns of discs by which each player fills one of these, until the first of them can win in it. */
    static List<Integer> inTurn(int winning, int other) {
        return IntStream.range(1, ConnectFour.IN_LINE).boxed().flatMap(i -> Stream.of(winning, other)).toList();
    }

    /** Returns the position after discs in these columns, from an empty grid on. */
    static Position after(List<Integer> columns) {
        Position position = EMPTY;
        for (int column : columns) {
            position = after(position, next(position), column);
        }
        return position;
    }

    /** Returns a position that both players have won. */
    static Position twiceWon(RandomGenerator random) {
        final List<Integer> columns = threeColumns(random);
        return after(Collections.nCopies(ConnectFour.IN_LINE, columns.subList(0, 2)).stream().flatMap(List::stream)
                .toList());
    }

    private static Position after(Position position, Player player, int column) {
        final List<Optional<Player>> cells = new ArrayList<>(position.cells());
        final int row = IntStream.iterate(ConnectFour.ROWS, each -> each - 1)
                .filter(each -> position.at(each, column).isEmpty()).findFirst().orElseThrow();
        cells.set((row - 1) * ConnectFour.COLUMNS + column - 1, Optional.of(player));
        return new Position(cells);
    }

    private static List<List<Cell>> allLines() {
        final List<List<Cell>> lines = new ArrayList<>();
        for (int row = 1; row <= ConnectFour.ROWS; row++) {
            for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
                for (int[] way : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                    line(new Cell(row, column), way).ifPresent(lines::add);
                }
            }
        }
        return lines;
    }

    private static Optional<List<Cell>> line(Cell from, int[] way) {
        final int last = ConnectFour.IN_LINE - 1;
        return Cell.exists(from.row() + last * way[0], from.column() + last * way[1])
                ? Optional.of(IntStream.rangeClosed(0, last)
                        .mapToObj(i -> new Cell(from.row() + i * way[0], from.column() + i * way[1])).toList())
                : Optional.empty();
    }

    /** Returns the lines of a player's discs that win, each from both ends. */
    static List<List<Cell>> lines(Position position, Player winner) {
        return LINES.stream().filter(line -> isOf(winner, line, position))
                .flatMap(line -> Stream.of(line, reversed(line))).toList();
    }

    private static boolean isOf(Player player, List<Cell> line, Position position) {
        return line.stream()
                .allMatch(cell -> position.at(cell.row(), cell.column()).filter(player::equals).isPresent());
    }

    private static List<Cell> reversed(List<Cell> line) {
        final List<Cell> reversed = new ArrayList<>(line);
        Collections.reverse(reversed);
        return reversed;
    }

    /** Returns the columns that win at once; if there is none, the only one by which the opponent would. */
    static List<Integer> competent(Position position) {
        final Player next = next(position);
        final List<Integer> wins = winning(position, next);
        final List<Integer> threats = winning(position, next.opponent());
        return Stream.of(wins, threats.size() == 1 ? threats : List.<Integer>of())
                .filter(each -> !each.isEmpty()).findFirst().orElse(withSpace(position));
    }

    private static List<Integer> winning(Position position, Player player) {
        return withSpace(position).stream()
                .filter(column -> !lines(after(position, player, column), player).isEmpty()).toList();
    }

    /** Returns the columns that are not full. */
    static List<Integer> withSpace(Position position) {
        return IntStream.rangeClosed(1, ConnectFour.COLUMNS).filter(column -> position.at(1, column).isEmpty()).boxed()
                .toList();
    }

    /** Returns whose turn it is. */
    static Player next(Position position) {
        return position.count(Player.FIRST) == position.count(Player.SECOND) ? Player.FIRST : Player.SECOND;
    }

    /** Returns a position in which the player whose turn it is can win at once, or the opponent mostly could. */
    static Optional<Position> tense(RandomGenerator random) {
        final Optional<Position> chance = chance(random).map(Chance::position);
        return random.nextBoolean() ? chance : chance.flatMap(position -> quiet(position, next(position), random));
    }
}
