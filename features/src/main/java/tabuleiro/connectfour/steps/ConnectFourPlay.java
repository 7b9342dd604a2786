package tabuleiro.connectfour.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.steps.Moves;
import tabuleiro.steps.Prefetch;
import tabuleiro.steps.RandomPlay;

/** Random games of Connect Four. */
public final class ConnectFourPlay extends RandomPlay<ConnectFour, Position> {

    private static final Measures MEASURES = new Measures(100, 4, 42, 3, 4);
    private static final int MOST_SEEDS = 1000;

    /** The rules by query, where the query's refusals do not say it. */
    private static final Map<String, String> RULES = Map.of("at", "C4-07", "hasSpace", "C4-05", "nextToPlay", "C4-15",
            "isOver", "C4-11", "winner", "C4-13", "winningLine", "C4-14", "legalMoves", "C4-06",
            "position", "C4-04", "play", "C4-04", "chooseColumn", "C4-16");

    private final ConnectFourProvider provider;

    /** Plays games of this provider. */
    public ConnectFourPlay(ConnectFourProvider provider) {
        super(new ConnectFourTable(provider, new Moves(new Prefetch())));
        this.provider = provider;
    }

    @Override
    public Measures measures() {
        return MEASURES;
    }

    @Override
    public List<Trial<ConnectFour>> trials(ConnectFour known, RandomGenerator random) {
        return IntStream.rangeClosed(0, ConnectFour.COLUMNS + 1).mapToObj(column -> new Trial<ConnectFour>(
                "%s drops a disc in column %d".formatted(next(known), column),
                game -> game.whyNotPlay(column), game -> game.play(column))).toList();
    }

    /** Swaps, adds or takes away a disc. */
    @Override
    public Position spoiled(Position position, RandomGenerator random) {
        final List<Optional<Player>> cells = new ArrayList<>(position.cells());
        final List<Optional<Player>> marks = List.of(
                Optional.empty(), Optional.of(Player.FIRST), Optional.of(Player.SECOND));
        Collections.swap(cells, random.nextInt(cells.size()), random.nextInt(cells.size()));
        for (int left = random.nextInt(3); left > 0; left--) {
            cells.set(random.nextInt(cells.size()), any(marks, random));
        }
        return new Position(cells);
    }

    @Override
    public List<String> given(Position position) {
        return List.of("the grid\n" + position);
    }

    @Override
    protected List<Fact> more(ConnectFour known) {
        final List<Integer> space = IntStream.rangeClosed(1, ConnectFour.COLUMNS).filter(known::hasSpace).boxed()
                .toList();
        final List<Fact> facts = new ArrayList<>(List.of(
                fact("legalMoves", known.legalMoves().isEmpty() ? "there is no legal move"
                        : "the legal moves are columns " + listed(known.legalMoves())),
                fact("hasSpace", space.isEmpty() ? "no column has space"
                        : "exactly the columns " + listed(space) + " have space")));
        final List<?> lines = known.winner().map(winner -> lines(known.position(), winner)).orElse(List.of());
        if (lines.isEmpty()) {
            facts.add(fact("winningLine", "there is no winning line"));
        } else if (lines.size() == 2) {
            facts.add(fact("winningLine", "the winning line is\n" + drawn(known)));
        }
        return facts;
    }

    private static String listed(List<Integer> columns) {
        return columns.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String drawn(ConnectFour known) {
        final List<Cell> line = known.winningLine();
        return IntStream.rangeClosed(1, ConnectFour.ROWS).mapToObj(row ->
                IntStream.rangeClosed(1, ConnectFour.COLUMNS)
                        .mapToObj(column -> line.contains(new Cell(row, column)) ? "*" : ".")
                        .collect(Collectors.joining(" "))).collect(Collectors.joining("\n"));
    }

    /** Asks a new agent for a column: any that fits its level. */
    @Override
    public Optional<Aside<ConnectFour>> aside(ConnectFour known, RandomGenerator random) {
        final Level level = any(List.of(Level.values()), random);
        final int seed = random.nextInt(MOST_SEEDS);
        final Player player = known.nextToPlay();
        final Position position = known.position();
        final List<Integer> columns = level == Level.RANDOM ? known.legalMoves() : competent(known);
        return Optional.of(new Aside<>(true,
                List.of("a %s agent with seed %d".formatted(level.name().toLowerCase(Locale.ROOT), seed)),
                Optional.of("the agent is asked for a column for " + next(known)),
                () -> List.of(new Fact(level == Level.RANDOM ? "C4-17" : "C4-18", columns.size() == 1
                        ? "the agent chooses column " + columns.get(0)
                        : "the agent has chosen only columns that have space"),
                        fact("chooseColumn", "the board is\n" + position)),
                Optional.of(columns), game -> provider.agent(level, seed).chooseColumn(game, player)));
    }

    /** Any line that won may be the winning line, from either end. */
    @Override
    public Optional<List<?>> permitted(String query, ConnectFour known) {
        return query.equals("winningLine") ? known.winner().map(winner -> lines(known.position(), winner))
                : Optional.empty();
    }

    private static List<List<Cell>> lines(Position position, Player winner) {
        final List<List<Cell>> lines = new ArrayList<>();
        for (int row = 1; row <= ConnectFour.ROWS; row++) {
            for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
                final Cell from = new Cell(row, column);
                for (int[] way : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                    line(from, way).filter(line -> line.stream().allMatch(cell ->
                                    position.at(cell.row(), cell.column()).equals(Optional.of(winner))))
                            .ifPresent(line -> lines.addAll(List.of(line, reversed(line))));
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

    private static List<Cell> reversed(List<Cell> line) {
        final List<Cell> reversed = new ArrayList<>(line);
        Collections.reverse(reversed);
        return reversed;
    }

    /** Returns the columns that win at once; if there is none, the only one by which the opponent would. */
    private List<Integer> competent(ConnectFour known) {
        final List<Integer> wins = winning(known.position(), known.nextToPlay(), known.legalMoves());
        final List<Integer> threats =
                winning(known.position(), known.nextToPlay().opponent(), known.legalMoves());
        return Stream.of(wins, threats.size() == 1 ? threats : List.<Integer>of())
                .filter(each -> !each.isEmpty()).findFirst().orElse(known.legalMoves());
    }

    private static List<Integer> winning(Position position, Player player, List<Integer> columns) {
        return columns.stream().filter(column -> {
            final List<Optional<Player>> cells = new ArrayList<>(position.cells());
            final int row = IntStream.iterate(ConnectFour.ROWS, each -> each - 1)
                    .filter(each -> position.at(each, column).isEmpty()).findFirst().orElseThrow();
            cells.set((row - 1) * ConnectFour.COLUMNS + column - 1, Optional.of(player));
            return !lines(new Position(cells), player).isEmpty();
        }).toList();
    }

    @Override
    public String rule(String query) {
        return RULES.getOrDefault(query, "C4-06");
    }
}
