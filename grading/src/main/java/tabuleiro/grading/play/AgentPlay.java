package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/** What is asked of the agents of Connect Four. Which column they choose is open, as far as their level leaves it. */
record AgentPlay(Random random) {

    /** So many times two agents are asked: often for one column, at times for so many, and so that chance shows. */
    private static final int TIMES = 30;
    private static final int SOME = 20;
    private static final int FOR_EACH = 50;

    /**
     * How often an agent that is asked so often chooses each column may be so many standard deviations less or more:
     * chance breaks one of these bounds once in 10^8 cases, whatever the number of columns.
     */
    private static final double LESS = 6;
    private static final double MORE = 6.6;

    /** With so many columns, random agents do not choose alike. */
    private static final int FEWEST_TO_DIFFER = 4;

    /** Returns the questions. */
    List<Aside> asides() {
        return IntStream.range(0, TIMES).mapToObj(i -> i % 10 == 0 ? asking(Level.RANDOM, FOR_EACH)
                : asking(i % 3 == 0 ? Level.RANDOM : Level.COMPETENT, i % 3 == 1 ? 1 : SOME)).toList();
    }

    /** Returns a position in which the game goes on, often one in which somebody could win at once. */
    private Position tense() {
        Position position = new Position(Collections.nCopies(ConnectFour.ROWS * ConnectFour.COLUMNS, Optional.empty()));
        final boolean isQuiet = random.nextInt(3) == 0;
        for (int left = random.nextInt(ConnectFour.ROWS * ConnectFour.COLUMNS); left > 0; left--) {
            final List<Integer> wins = winning(position, next(position));
            final List<Integer> lasting = space(position).stream().filter(each -> !wins.contains(each)).toList();
            if (lasting.isEmpty() || !isQuiet && !winning(position, next(position).opponent()).isEmpty()) {
                return position;
            }
            position = with(position, RandomPlay.any(lasting, random), next(position));
        }
        return position;
    }

    private static Player next(Position position) {
        return position.count(Player.FIRST) == position.count(Player.SECOND) ? Player.FIRST : Player.SECOND;
    }

    private static Position with(Position position, int column, Player player) {
        final List<Optional<Player>> cells = new ArrayList<>(position.cells());
        int place = cells.size() - ConnectFour.COLUMNS + column - 1;
        while (cells.get(place).isPresent()) {
            place -= ConnectFour.COLUMNS;
        }
        cells.set(place, Optional.of(player));
        return new Position(cells);
    }

    private static List<Integer> space(Position position) {
        return IntStream.rangeClosed(1, ConnectFour.COLUMNS).filter(column -> position.at(1, column).isEmpty()).boxed()
                .toList();
    }

    private static List<Integer> winning(Position position, Player player) {
        return space(position).stream()
                .filter(column -> !ConnectFourPlay.lines(with(position, column, player), player).isEmpty()).toList();
    }

    /** Returns the columns that an agent of a level may choose. */
    private static List<Integer> columns(Level level, Position position) {
        final List<Integer> wins = winning(position, next(position));
        final List<Integer> threats = winning(position, next(position).opponent());
        return level == Level.RANDOM ? space(position) : !wins.isEmpty() ? wins
                : threats.size() == 1 ? threats : space(position);
    }

    /** Asks two agents in turn; the second has the same seed or another one. Then asks one about another game. */
    private Aside asking(Level level, int often) {
        final Position position = tense();
        final List<Integer> columns = columns(level, position);
        final long seed = Seeds.any(random);
        final boolean isAlike = level == Level.COMPETENT || often == 1 || columns.size() < FEWEST_TO_DIFFER
                || random.nextBoolean();
        final Pair pair = new Pair(level, position, columns, often, seed, isAlike ? seed : Seeds.other(seed, random));
        final Position then = tense();
        return new Aside(List.of("the grid\n" + position, "a " + pair.agent(seed)), List.of(pair.asked()),
                new Fact(level == Level.RANDOM ? "C4-17" : "C4-18", pair.fact()),
                Optional.of(values -> pair.isRight(values, columns(level, then))),
                provider -> pair.ask((ConnectFourProvider) provider, then));
    }

    /**
     * Two agents of one level that are asked in turn about one position.
     *
     * @param columns which of them they may choose
     * @param often   how often each is asked: so many times for each column, if it is to be seen what chance does
     */
    private record Pair(Level level, Position position, List<Integer> columns, int often, long seed, long other) {

        private int times() {
            return often == FOR_EACH ? FOR_EACH * columns.size() : often;
        }

        String agent(long of) {
            return "%s agent with seed %d".formatted(RandomPlay.word(level), of);
        }

        String asked() {
            final String player = "the %s player".formatted(RandomPlay.word(next(position)));
            return often == 1 ? "the agent is asked for a column for " + player
                    : "another %s and the agent are in turn asked %d times for %s".formatted(agent(other), times(),
                            player);
        }

        String fact() {
            if (often > 1) {
                return seed == other ? "both agents have chosen alike" : "the agents have not chosen alike";
            }
            return columns.size() == 1 ? "the agent chooses column " + columns.get(0)
                    : "the agent has chosen only columns that have space";
        }

        boolean isRight(List<?> values, List<Integer> afterwards) {
            final List<?> chosen = values.stream().filter(Integer.class::isInstance).toList();
            final List<?> one = IntStream.range(0, times()).mapToObj(i -> chosen.get(2 * i)).toList();
            final List<?> two = IntStream.range(0, times()).mapToObj(i -> chosen.get(2 * i + 1)).toList();
            return columns.containsAll(one) && columns.containsAll(two) && one.equals(two) == (seed == other)
                    && afterwards.contains(chosen.get(2 * times()))
                    && (often < FOR_EACH || columns.size() < 2 || isByChance(one, columns));
        }

        void ask(ConnectFourProvider provider, Position then) {
            final ConnectFour game = provider.newGame(position);
            final Agent first = provider.agent(level, seed);
            final Agent second = provider.agent(level, other);
            for (int i = 0; i < times(); i++) {
                first.chooseColumn(game, next(position));
                second.chooseColumn(game, next(position));
            }
            first.chooseColumn(provider.newGame(then), next(then));
        }
    }

    /** Checks whether each column has come, none too often, and sometimes one twice in a row. */
    private static boolean isByChance(List<?> chosen, List<Integer> columns) {
        final double deviation = Math.sqrt(FOR_EACH * (1 - 1.0 / columns.size()));
        return columns.stream().mapToInt(column -> Collections.frequency(chosen, column))
                .allMatch(count -> FOR_EACH - LESS * deviation <= count && count <= FOR_EACH + MORE * deviation)
                && IntStream.range(1, chosen.size()).mapToObj(i -> chosen.get(i).equals(chosen.get(i - 1))).distinct()
                        .count() > 1;
    }
}
