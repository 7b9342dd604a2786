package tabuleiro.grading.play;

import static tabuleiro.grading.play.Chance.any;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
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
import tabuleiro.grading.blame.Blame;
import tabuleiro.grading.blame.ConnectFourBlame;
import tabuleiro.grading.play.Moment.Fact;

/** Random games of Connect Four. */
final class ConnectFourPlay extends RandomPlay<ConnectFour, Position> {

    private static final Measures MEASURES = new Measures(100, 0, 70, 450);

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
    ConnectFourPlay(Blame blame) {
        super(MEASURES, Position::parse, blame);
    }

    @Override
    String board() {
        return "grid";
    }

    @Override
    List<List<Object>> arguments(Method method, ConnectFour known, Random random) {
        final Stream<Integer> columns = IntStream.rangeClosed(1, ConnectFour.COLUMNS).boxed();
        return (method.getReturnType() == void.class
                ? Stream.of(Stream.of(0, ConnectFour.COLUMNS + 1, any(ABSURD, random)), columns).flatMap(each -> each)
                : columns).map(column -> method.getParameterCount() == 1 ? List.<Object>of(column)
                : List.<Object>of(1 + random.nextInt(ConnectFour.ROWS), column)).toList();
    }

    @Override
    String phrase(ConnectFour known, NamedCall move) {
        return "%s drops a disc in column %s".formatted(next(known), move.arguments().get(0));
    }

    @Override
    String look(ConnectFour known, NamedCall move) {
        final int column = (Integer) move.arguments().get(0);
        return ConnectFour.isColumn(column) ? column + " " + IntStream.rangeClosed(1, ConnectFour.ROWS)
                .filter(row -> known.at(row, column).isEmpty()).count() : "";
    }

    @Override
    List<UnaryOperator<BoardText>> symmetries() {
        return List.of(BoardText::mirrored, BoardText::shifted, BoardText::shifted, BoardText::shifted,
                picture -> picture.exchanged("1", "2"));
    }

    @Override
    List<Fact> more(ConnectFour known) {
        return Stream.of(fact("legalMoves", known.legalMoves().isEmpty() ? "there is no legal move"
                : "the legal moves are columns " + known.legalMoves().stream().map(String::valueOf)
                        .collect(Collectors.joining(", "))), fact("winningLine", "there is no winning line"))
                .limit(known.winner().isEmpty() ? 2 : 1).toList();
    }

    /** Asks two agents in turn, which have the same seed or not, and then both about another game. */
    @Override
    List<Aside> asides(Random random, Supplier<Position> positions) {
        return IntStream.range(0, AGENTS).mapToObj(i -> asking(i % 3 == 0 || i % 10 == 0 ? Level.RANDOM
                : Level.COMPETENT, i % 10 == 0 ? FOR_EACH : i % 3 == 1 ? 1 : SOME, positions, random)).toList();
    }

    private Aside asking(Level level, int often, Supplier<Position> positions, Random random) {
        final Position position = positions.get();
        final Position then = positions.get();
        final List<Integer> columns = columns(level, position);
        final int times = often == FOR_EACH ? FOR_EACH * columns.size() : often;
        final long seed = Chance.seed(random);
        final boolean isAlike = level == Level.COMPETENT || often == 1 || columns.size() < FEWEST_TO_DIFFER
                || random.nextBoolean();
        final long other = isAlike ? seed : Chance.other(seed, random);
        final String agent = word(level) + " agent with seed ";
        final String player = word(next(position));
        return Chance.<ConnectFourProvider>asking(level == Level.RANDOM ? "C4-17" : "C4-18", List.of(seed, other),
                times + 1, (provider, each) -> {
                    final Agent made = provider.agent(level, each);
                    final ConnectFour game = provider.newGame(position);
                    return i -> made.chooseColumn(i < times ? game : provider.newGame(then),
                            next(i < times ? position : then));
                },
                chosen -> isAlike == chosen.get(0).subList(0, times).equals(chosen.get(1).subList(0, times))
                        && chosen.stream().allMatch(each -> columns.containsAll(each.subList(0, times))
                        && columns(level, then).contains(each.get(times)))
                        && (often < FOR_EACH || Chance.isEven(chosen.get(0).subList(0, times), columns)))
                .told(List.of("the grid\n" + position, "a " + agent + seed), times == 1
                        ? "the agent is asked for a column for the %s player".formatted(player)
                        : "another %s%d and the agent are in turn asked %d times for the %s player"
                                .formatted(agent, other, times, player), times > 1
                        ? isAlike ? "both agents have chosen alike" : "the agents have not chosen alike"
                        : columns.size() > 1 ? "the agent has chosen only columns that have space"
                        : "the agent chooses column " + columns.get(0));
    }

    private static Player next(Position position) {
        return position.count(Player.FIRST) == position.count(Player.SECOND) ? Player.FIRST : Player.SECOND;
    }

    /** Returns the columns that an agent of a level may choose. */
    private static List<Integer> columns(Level level, Position position) {
        final List<Integer> space = IntStream.rangeClosed(1, ConnectFour.COLUMNS)
                .filter(column -> position.at(1, column).isEmpty()).boxed().toList();
        final List<Integer> wins = space.stream().filter(each -> wins(position, each, next(position))).toList();
        final List<Integer> threats = space.stream()
                .filter(each -> wins(position, each, next(position).opponent())).toList();
        return level == Level.RANDOM ? space : !wins.isEmpty() ? wins : threats.size() == 1 ? threats : space;
    }

    private static boolean wins(Position position, int column, Player player) {
        final List<Optional<Player>> cells = new ArrayList<>(position.cells());
        final int row = IntStream.rangeClosed(1, ConnectFour.ROWS)
                .filter(each -> position.at(each, column).isEmpty()).max().orElseThrow();
        cells.set((row - 1) * ConnectFour.COLUMNS + column - 1, Optional.of(player));
        return !ConnectFourBlame.winning(new Position(cells), player).isEmpty();
    }
}
