package tabuleiro.connectfour.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.steps.Aside;
import tabuleiro.steps.Moves;
import tabuleiro.steps.Prefetch;
import tabuleiro.steps.RandomPlay;

/** Random games of Connect Four. */
public final class ConnectFourPlay extends RandomPlay<ConnectFour, Position> {

    private static final Measures MEASURES = new Measures(100, 4, 42, 3, 4, 5);
    /** Numbers of columns that nobody expects. */
    private static final List<Integer> ABSURD = List.of(-1, -3, -7, 14, 42,
            4 + (1 << Byte.SIZE), 4 + (1 << Short.SIZE), Integer.MIN_VALUE, Integer.MAX_VALUE);

    /** One opening in so many is an almost full grid, and one position in so many that is spoiled is a full one. */
    private static final int SELDOM = 3;
    private static final int RARELY = 12;

    /** The rules by query, where the query's refusals do not say it. */
    private static final Map<String, String> RULES = Map.of("at", "C4-07", "hasSpace", "C4-05", "nextToPlay", "C4-15",
            "isOver", "C4-11", "winner", "C4-13", "winningLine", "C4-14", "legalMoves", "C4-06",
            "position", "C4-04", "play", "C4-04", "chooseColumn", "C4-16");

    private final AgentPlay agents;

    /** Plays games of this provider. */
    public ConnectFourPlay(ConnectFourProvider provider) {
        super(new ConnectFourTable(provider, new Moves(new Prefetch())));
        agents = new AgentPlay(provider);
    }

    @Override
    public Measures measures() {
        return MEASURES;
    }

    @Override
    public List<Trial<ConnectFour>> trials(ConnectFour known, RandomGenerator random) {
        return Stream.concat(IntStream.rangeClosed(0, ConnectFour.COLUMNS + 1).boxed(),
                Stream.of(any(ABSURD, random))).map(column -> dropping(next(known), column)).toList();
    }

    private static Trial<ConnectFour> dropping(String player, int column) {
        return new Trial<>("%s drops a disc in column %d".formatted(player, column),
                game -> game.whyNotPlay(column), game -> game.play(column));
    }

    /** The last disc of a line, or of the grid. */
    @Override
    public Optional<Study<ConnectFour, Position>> study(RandomGenerator random) {
        return random.nextInt(SELDOM) == 0 ? last(random) : Grids.chance(random).map(chance -> study(chance.position(),
                chance.column()));
    }

    private Optional<Study<ConnectFour, Position>> last(RandomGenerator random) {
        final Position position = Grids.filled(1, random);
        return IntStream.rangeClosed(1, ConnectFour.COLUMNS).filter(column -> position.at(1, column).isEmpty()).boxed()
                .map(column -> study(position, column)).findFirst();
    }

    private Study<ConnectFour, Position> study(Position position, int column) {
        return new Study<>(position, List.of(dropping(next(resume(position)), column)));
    }

    @Override
    public Optional<Position> rare(RandomGenerator random) {
        return random.nextInt(SELDOM) == 0 ? Optional.of(Grids.filled(1 + random.nextInt(ConnectFour.COLUMNS), random))
                : Optional.empty();
    }

    /** Swaps two discs of a full grid now and then; otherwise swaps, adds or takes away a disc; or lets both win. */
    @Override
    public Position spoiled(Position position, RandomGenerator random) {
        if (random.nextInt(RARELY) == 0) {
            return Grids.twiceWon(random);
        }
        final boolean isFull = random.nextInt(SELDOM) == 0;
        final List<Optional<Player>> cells =
                new ArrayList<>((isFull ? Grids.filled(0, random) : position).cells());
        final List<Optional<Player>> marks = List.of(
                Optional.empty(), Optional.of(Player.FIRST), Optional.of(Player.SECOND));
        Collections.swap(cells, random.nextInt(cells.size()), random.nextInt(cells.size()));
        for (int left = isFull ? 0 : random.nextInt(3); left > 0; left--) {
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
        final List<?> lines = known.winner().map(winner -> Grids.lines(known.position(), winner)).orElse(List.of());
        if (lines.isEmpty()) {
            facts.add(fact("winningLine", "there is no winning line"));
        } else if (lines.size() == 2) {
            facts.add(fact("winningLine", "the winning line is\n" + drawn(known)));
        }
        return facts;
    }

    static String listed(List<Integer> columns) {
        return columns.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String drawn(ConnectFour known) {
        final List<Cell> line = known.winningLine();
        return IntStream.rangeClosed(1, ConnectFour.ROWS).mapToObj(row ->
                IntStream.rangeClosed(1, ConnectFour.COLUMNS)
                        .mapToObj(column -> line.contains(new Cell(row, column)) ? "*" : ".")
                        .collect(Collectors.joining(" "))).collect(Collectors.joining("\n"));
    }

    @Override
    public int asides() {
        return AgentPlay.KINDS;
    }

    /** Asks an agent for one column or many. */
    @Override
    public Optional<Aside<ConnectFour>> aside(ConnectFour known, int card, RandomGenerator random) {
        return Optional.of(agents.aside(known, next(known), card, random));
    }

    /** Any line that won may be the winning line, from either end. */
    @Override
    public Optional<List<?>> permitted(String query, ConnectFour known) {
        return query.equals("winningLine") ? known.winner().map(winner -> Grids.lines(known.position(), winner))
                : Optional.empty();
    }

    @Override
    public String rule(String query) {
        return RULES.getOrDefault(query, "C4-06");
    }
}
