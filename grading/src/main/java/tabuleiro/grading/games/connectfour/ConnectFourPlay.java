package tabuleiro.grading.games.connectfour;

import static tabuleiro.grading.play.Chance.any;

import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.grading.cause.Causes;
import tabuleiro.grading.play.Aside;
import tabuleiro.grading.play.BoardText;
import tabuleiro.grading.play.Chance;
import tabuleiro.grading.play.Moment.Fact;
import tabuleiro.grading.play.NamedCall;
import tabuleiro.grading.play.RandomPlay;

/** Random games of Connect Four. */
public final class ConnectFourPlay extends RandomPlay<ConnectFour, Position> {

    private static final Measures MEASURES = new Measures(100, 0, 70, 250);

    /** Numbers of columns that nobody expects. */
    private static final List<Integer> ABSURD = List.of(-1, -3, -7, 14, 42,
            4 + (1 << Byte.SIZE), 4 + (1 << Short.SIZE), Integer.MIN_VALUE, Integer.MAX_VALUE);

    /** Of agents so much is asked: often for one column, at times for so many, and so that chance shows. */
    private static final int AGENTS = 30;
    private static final int SOME = 20;
    private static final int FOR_EACH = 50;
    /** With so many columns, random agents do not choose alike. */
    private static final int FEWEST_TO_DIFFER = 4;

    /** Will play. */
    public ConnectFourPlay(Causes causes) {
        super(MEASURES, Position::parse, causes);
    }

    @Override
    protected String board() {
        return "grid";
    }

    @Override
    protected List<List<Object>> arguments(Method method, ConnectFour known, Random random) {
        final Stream<Integer> absurd = method.getReturnType() == void.class
                ? Stream.of(0, ConnectFour.COLUMNS + 1, any(ABSURD, random)) : Stream.of();
        return Stream.concat(absurd, IntStream.rangeClosed(1, ConnectFour.COLUMNS).boxed())
                .map(column -> method.getParameterCount() == 1 ? List.<Object>of(column)
                        : List.<Object>of(1 + random.nextInt(ConnectFour.ROWS), column)).toList();
    }

    @Override
    protected String phrase(ConnectFour known, NamedCall move) {
        return "%s drops a disc in column %s".formatted(next(known), move.arguments().get(0));
    }

    @Override
    protected String look(ConnectFour known, NamedCall move) {
        final int column = (Integer) move.arguments().get(0);
        return ConnectFour.isColumn(column) ? column + " " + IntStream.rangeClosed(1, ConnectFour.ROWS)
                .filter(row -> known.at(row, column).isEmpty()).count() : "";
    }

    @Override
    protected List<UnaryOperator<BoardText>> symmetries() {
        return List.of(BoardText::mirrored, BoardText::shifted, BoardText::shifted, BoardText::shifted,
                picture -> picture.exchanged("1", "2"));
    }

    @Override
    protected List<Fact> more(ConnectFour known) {
        final String legal = known.legalMoves().stream().map(String::valueOf).collect(Collectors.joining(", "));
        final String moves = legal.isEmpty() ? "there is no legal move" : "the legal moves are columns " + legal;
        return Stream.of(fact("legalMoves", moves), fact("winningLine", "there is no winning line"))
                .limit(known.winner().isEmpty() ? 2 : 1).toList();
    }

    /** Asks two agents in turn, which have the same seed or not, and then both about another game. */
    @Override
    protected List<Aside> asides(Object provider, Supplier<Position> positions, Random random) {
        return IntStream.range(0, AGENTS).mapToObj(i -> {
            final boolean isForEach = i % 10 == 0;
            final int often = i % 3 == 1 ? 1 : SOME;
            return asking((ConnectFourProvider) provider, isForEach || i % 3 == 0 ? Level.RANDOM : Level.COMPETENT,
                    isForEach ? FOR_EACH : often, positions, random);
        }).toList();
    }

    private Aside asking(ConnectFourProvider reference, Level level, int often, Supplier<Position> positions,
            Random random) {
        final Position position = Stream.generate(positions).limit(often == FOR_EACH ? SOME : 1)
                .max(Comparator.comparing((Position placed) -> isChoice(reference, level, placed))
                        .thenComparing(placed -> placed.count(Player.FIRST))).orElseThrow();
        final Position then = positions.get();
        final Player next = reference.newGame(position).nextToPlay();
        final Player afterwards = reference.newGame(then).nextToPlay();
        final List<Integer> columns = ConnectFourCauses.columns(level, reference.newGame(position));
        final List<Integer> later = ConnectFourCauses.columns(level, reference.newGame(then));
        final int times = often == FOR_EACH ? FOR_EACH * columns.size() : often;
        final long seed = Chance.seed(random);
        final boolean isAlike = level == Level.COMPETENT || often == 1 || columns.size() < FEWEST_TO_DIFFER
                || random.nextBoolean();
        final long other = isAlike ? seed : Chance.other(seed, random);
        final String agent = word(level) + " agent with seed ";
        return Chance.<ConnectFourProvider>asking(level == Level.RANDOM ? "C4-17" : "C4-18", List.of(seed, other),
                times + 1, (provider, each) -> asked(provider.agent(level, each), times,
                        List.of(provider.newGame(position), provider.newGame(then)), List.of(next, afterwards)),
                chosen -> isAlike == chosen.get(0).subList(0, times).equals(chosen.get(1).subList(0, times))
                        && chosen.stream().allMatch(each -> later.contains(each.get(times))
                        && areRight(each.subList(0, times), columns, often)))
                .told(List.of("the grid\n" + position, "a " + agent + seed),
                        asked(agent + other, times, word(next)), chosen(times, isAlike, columns));
    }

    /** Checks whether an agent has more than one column to choose: whoever favours one shows it only there. */
    private static boolean isChoice(ConnectFourProvider reference, Level level, Position position) {
        return ConnectFourCauses.columns(level, reference.newGame(position)).size() > 1;
    }

    /** Returns what asks an agent so often about one game, and then about another. */
    private static IntConsumer asked(Agent agent, int times, List<ConnectFour> games, List<Player> next) {
        return i -> agent.chooseColumn(games.get(i / times), next.get(i / times));
    }

    private static boolean areRight(List<Object> chosen, List<Integer> columns, int often) {
        return columns.containsAll(chosen) && (often < FOR_EACH || Chance.isEven(chosen, columns));
    }

    private static String asked(String other, int times, String player) {
        return times == 1 ? "the agent is asked for a column for the %s player".formatted(player)
                : "another %s and the agent are in turn asked %s times for the %s player"
                        .formatted(other, times, player);
    }

    private static String chosen(int times, boolean isAlike, List<Integer> columns) {
        if (times > 1) {
            return isAlike ? "both agents have chosen alike" : "the agents have not chosen alike";
        }
        return columns.size() > 1 ? "the agent has chosen only columns that have space"
                : "the agent chooses column " + columns.get(0);
    }
}
