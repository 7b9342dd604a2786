package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/**
 * A board such as games rarely reach: lines of up to six tiles that go across and down in turn, like stairs, and a turn
 * that makes a part of one of them.
 */
final class Stairs {

    private static final int MOST_LINES = 16;

    /** As many tiles a line may have as there are colours, and shapes. */
    private static final int LONGEST = Qwirkle.COLOURS;

    private final RandomGenerator random;
    private final Map<Cell, Tile> board = new LinkedHashMap<>();
    private final List<List<Cell>> lines = new ArrayList<>();
    private final List<Tile> left = new ArrayList<>();
    private final List<Cell> turn;

    /** Builds stairs. */
    Stairs(RandomGenerator random) {
        this.random = random;
        Collections.nCopies(Qwirkle.OF_A_KIND, Tile.KINDS).forEach(left::addAll);
        Collections.shuffle(left, new Random(random.nextLong()));
        board.put(new Cell(0, 0), left.remove(0));
        boolean isAcross = random.nextBoolean();
        Cell end = new Cell(0, 0);
        for (int more = 1 + random.nextInt(MOST_LINES); more > 0; more--) {
            end = line(end, isAcross);
            isAcross = !isAcross;
        }
        turn = run();
    }

    /** Puts a line on the board that begins with the tile on this cell; returns its other end. */
    private Cell line(Cell start, boolean isAcross) {
        final Tile first = board.get(start);
        final ToIntFunction<Tile> shared = random.nextBoolean() ? Tile::shape : Tile::colour;
        final List<Tile> fitting = left.stream().filter(each -> !each.equals(first)
                && shared.applyAsInt(each) == shared.applyAsInt(first)).distinct().toList();
        final int length = random.nextBoolean() ? LONGEST : 2 + random.nextInt(LONGEST - 1);
        final List<Cell> cells = new ArrayList<>(List.of(start));
        for (Tile tile : fitting.subList(0, Math.min(length - 1, fitting.size()))) {
            final int step = cells.size();
            cells.add(isAcross ? new Cell(start.row(), start.column() + step)
                    : new Cell(start.row() + step, start.column()));
            board.put(cells.get(step), tile);
            left.remove(tile);
        }
        lines.add(cells);
        return cells.get(cells.size() - 1);
    }

    /** Returns cells of one line that follow each other, from either end. */
    private List<Cell> run() {
        final List<Cell> line = lines.get(random.nextInt(lines.size()));
        final int from = random.nextInt(line.size());
        final List<Cell> run = new ArrayList<>(line.subList(from, from + 1 + random.nextInt(line.size() - from)));
        if (random.nextBoolean()) {
            Collections.reverse(run);
        }
        return run;
    }

    /**
     * What is left of the stairs before a turn, or in the middle of it, and what makes them whole.
     *
     * @param position   the position, in which the game may be over
     * @param placements the tiles in the order in which they are played, each with its cell on the board as it is then
     */
    record Turn(Position position, List<Placement> placements) {
    }

    /** Returns a turn that makes the stairs whole; nobody has points. */
    Turn turn() {
        final int played = random.nextInt(3) == 0 ? random.nextInt(turn.size()) : 0;
        final List<Cell> missing = turn.subList(played, turn.size());
        final Map<Cell, Tile> before = new LinkedHashMap<>(board);
        before.keySet().removeAll(missing);
        final Map<Cell, Tile> growing = new LinkedHashMap<>(before);
        final List<Placement> placements = new ArrayList<>();
        for (Cell cell : missing) {
            placements.add(new Placement(board.get(cell), seen(cell, growing)));
            growing.put(cell, board.get(cell));
        }
        return new Turn(position(before, turn.subList(0, played).stream().map(cell -> seen(cell, before)).toList(),
                missing.stream().map(board::get).toList()), placements);
    }

    /** Returns the cell as it is numbered on a board with one empty border; one too far away, on the border. */
    static Cell seen(Cell cell, Map<Cell, Tile> board) {
        return board.isEmpty() ? new Cell(0, 0) : new Cell(Math.max(0, cell.row() + 1 - least(board, Cell::row)),
                Math.max(0, cell.column() + 1 - least(board, Cell::column)));
    }

    private static int least(Map<Cell, Tile> board, ToIntFunction<Cell> number) {
        return board.keySet().stream().mapToInt(number).min().orElse(0);
    }

    private static int most(Map<Cell, Tile> board, ToIntFunction<Cell> number) {
        return board.keySet().stream().mapToInt(number).max().orElse(0);
    }

    private Position position(Map<Cell, Tile> before, List<Cell> cells, List<Tile> missing) {
        final int players = Qwirkle.FEWEST_PLAYERS
                + random.nextInt(Qwirkle.MOST_PLAYERS - Qwirkle.FEWEST_PLAYERS + 1);
        final Player next = Player.first(players).get(random.nextInt(players));
        final Set<Option> options = Arrays.stream(Option.values()).filter(each -> random.nextBoolean())
                .collect(Collectors.toSet());
        final List<List<Tile>> hands = new ArrayList<>();
        for (Player player : Player.first(players)) {
            final List<Tile> hand = new ArrayList<>(player == next ? missing : List.of());
            hand.addAll(dealt(more(Qwirkle.HAND - hand.size())));
            hands.add(hand);
        }
        final List<Tile> bag = switch (random.nextInt(4)) {
            case 0, 1 -> List.of();
            case 2 -> dealt(1 + random.nextInt(Qwirkle.HAND));
            default -> dealt(left.size());
        };
        return new Position(drawn(before), cells, next, hands, Collections.nCopies(players, 0), bag, options,
                SetUp.SEED);
    }

    /** Returns 0, this many, or any number between. */
    private int more(int most) {
        return switch (random.nextInt(4)) {
            case 0, 1 -> 0;
            case 2 -> most;
            default -> random.nextInt(most + 1);
        };
    }

    private List<Tile> dealt(int tiles) {
        final List<Tile> front = left.subList(0, Math.min(tiles, left.size()));
        final List<Tile> dealt = List.copyOf(front);
        front.clear();
        return dealt;
    }

    /** Returns the board with one empty border. */
    static List<List<Optional<Tile>>> drawn(Map<Cell, Tile> board) {
        if (board.isEmpty()) {
            return List.of(List.of(Optional.empty()));
        }
        return IntStream.rangeClosed(least(board, Cell::row) - 1, most(board, Cell::row) + 1)
                .mapToObj(row -> IntStream.rangeClosed(least(board, Cell::column) - 1, most(board, Cell::column) + 1)
                        .mapToObj(column -> row < 0 || column < 0 ? Optional.<Tile>empty()
                                : Optional.ofNullable(board.get(new Cell(row, column)))).toList()).toList();
    }
}
