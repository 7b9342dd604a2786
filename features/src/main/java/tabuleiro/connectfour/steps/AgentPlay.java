package tabuleiro.connectfour.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Aside;
import tabuleiro.steps.Deck;
import tabuleiro.steps.RandomPlay.Fact;
import tabuleiro.steps.Seeds;

/**
 * What is asked of agents in random games: for a column that fits their level; again with the same seed or another one;
 * and for so many columns that chance shows.
 */
final class AgentPlay {

    /** Of so many kinds, an agent is asked often in one, two agents are compared in few, and one in four is tense. */
    static final int KINDS = 128;
    private static final int COMPARED = 8;
    private static final int TENSE = 4;

    /** Of so many kinds, an agent is asked about two games in one; a random one so often about the second. */
    private static final int TWO_GAMES = 32;
    private static final int UNTIL_ALL_HAVE_COME = 150;

    /** If fewer columns are left, agents are asked often more frequently: the rest of the game is short. */
    private static final int MANY = 4;
    private static final int FREQUENTLY = 6;

    /**
     * So often two agents are asked. With four columns, random ones choose alike by chance once in 10^12 cases;
     * competent ones think longer, and must only choose alike.
     */
    private static final Map<Level, Integer> IN_TURN = Map.of(Level.RANDOM, 20, Level.COMPETENT, 5);
    private static final int FEWEST_TO_DIFFER = 4;

    /**
     * So often for each column an agent is asked. How often it chooses each may be so many standard deviations less or
     * more: chance breaks one of these bounds once in 10^8 cases, whatever the number of columns.
     */
    private static final int FOR_EACH = 50;
    private static final double LESS = 6;
    private static final double MORE = 6.6;

    private final ConnectFourProvider provider;

    /** The seeds and the agents of each game, by level: an agent is asked several times while its game goes on. */
    private final Map<ConnectFour, Map<Level, Long>> seeds = new IdentityHashMap<>();
    private final Map<ConnectFour, Map<Level, Agent>> agents = new IdentityHashMap<>();

    /** Asks the agents of this provider. */
    AgentPlay(ConnectFourProvider provider) {
        this.provider = provider;
    }

    /** Returns something of a kind to ask an agent about a game, in which this player is next, in words. */
    Aside<ConnectFour> aside(ConnectFour known, String next, int card, RandomGenerator random) {
        final int columns = known.legalMoves().size();
        if (columns > 1 && (card == 0 || columns < MANY && random.nextInt(FREQUENTLY) == 0)) {
            return choosingOften(known, next, Seeds.any(random));
        }
        if (card < COMPARED) {
            return comparing(known, next, random);
        }
        if (card % TWO_GAMES == 1) {
            return askingAboutTwoGames(Deck.any(List.of(Level.values()), random), random);
        }
        final Optional<Position> tense = card % TENSE == 0 ? Grids.tense(random) : Optional.empty();
        return tense.map(position -> deciding(position, Seeds.any(random)))
                .orElseGet(() -> choosing(known, next, random));
    }

    /** Asks a competent agent about a position in which something is mostly to be decided. */
    private Aside<ConnectFour> deciding(Position position, long seed) {
        final Player player = Grids.next(position);
        final List<Integer> columns = Grids.competent(position);
        return new Aside<>(false, List.of("the grid\n" + position, agent(Level.COMPETENT, seed)),
                List.of("the agent is asked for a column for the %s player".formatted(Actor.word(player))),
                () -> facts(Level.COMPETENT, chosen(columns)), Optional.of(columns),
                game -> provider.agent(Level.COMPETENT, seed).chooseColumn(provider.newGame(position), player));
    }

    private static String chosen(List<Integer> columns) {
        return columns.size() == 1 ? "the agent chooses column " + columns.get(0)
                : "the agent has chosen only columns that have space";
    }

    /** Asks an agent for one column. It may have been asked about the same game before. */
    private Aside<ConnectFour> choosing(ConnectFour known, String next, RandomGenerator random) {
        final Level level = Deck.any(List.of(Level.values()), random);
        final long seed = seed(known, level, random);
        final Player player = known.nextToPlay();
        final List<Integer> columns = columns(level, known);
        final Position position = known.position();
        return new Aside<>(true, List.of(agent(level, seed)), List.of("the agent is asked for a column for " + next),
                () -> List.of(new Fact(rule(level), chosen(columns)), new Fact("C4-16", "the board is\n" + position)),
                Optional.of(columns), game -> agent(game, level, seed).chooseColumn(game, player));
    }

    /** Asks an agent so often that each column must come, and none too often. */
    private Aside<ConnectFour> choosingOften(ConnectFour known, String next, long seed) {
        final Player player = known.nextToPlay();
        final List<Integer> columns = known.legalMoves();
        final int times = FOR_EACH * columns.size();
        final double deviation = Math.sqrt(FOR_EACH * (1 - 1.0 / columns.size()));
        final int least = (int) (FOR_EACH - LESS * deviation);
        final int most = (int) (FOR_EACH + MORE * deviation);
        return new Aside<>(true, List.of(agent(Level.RANDOM, seed)),
                List.of("the agent is asked %d times for a column for %s".formatted(times, next)),
                () -> facts(Level.RANDOM, "the agent has chosen exactly the columns " + ConnectFourPlay.listed(columns),
                        "the agent has chosen each of them between %d and %d times".formatted(least, most),
                        "the agent has chosen some column twice in a row, and some column not"),
                Optional.of(columns), Optional.of(chosen -> isByChance(chosen, columns, least, most)),
                game -> choose(times, provider.agent(Level.RANDOM, seed), game, player));
    }

    private static boolean isByChance(List<?> chosen, List<Integer> columns, int least, int most) {
        return columns.stream().mapToInt(column -> Collections.frequency(chosen, column))
                .allMatch(times -> least <= times && times <= most)
                && IntStream.range(1, chosen.size()).mapToObj(i -> chosen.get(i).equals(chosen.get(i - 1))).distinct()
                        .count() > 1;
    }

    /** Asks two agents, of which the second has the same seed or another one, perhaps about a game of its own. */
    private Aside<ConnectFour> comparing(ConnectFour known, String next, RandomGenerator random) {
        final Level level = Deck.any(List.of(Level.values()), random);
        final long seed = Seeds.any(random);
        final boolean alike = level != Level.RANDOM || known.legalMoves().size() < FEWEST_TO_DIFFER
                || random.nextBoolean();
        final long other = alike ? seed : Seeds.other(seed, random);
        final String another = "another " + agent(level, other).substring("a ".length());
        final int times = IN_TURN.get(level);
        final boolean inTurn = random.nextBoolean();
        final List<String> when = inTurn
                ? List.of("%s and the agent are in turn asked %d times for %s".formatted(another, times, next))
                : List.of("the agent is asked %d times for a column for %s".formatted(times, next),
                        "another game is resumed from the same position meanwhile", another + " is asked as often");
        return new Aside<>(true, List.of(agent(level, seed)), when, () -> facts(level,
                alike ? "both agents have chosen alike" : "the agents have not chosen alike"),
                Optional.of(columns(level, known)), Optional.of(chosen -> areAlike(chosen, inTurn) == alike),
                inTurn ? inTurn(level, seed, other, known) : oneAfterAnother(level, seed, other, known));
    }

    /** Asks an agent about a game in which one column fits its level, and then about a new one, in which others do. */
    private Aside<ConnectFour> askingAboutTwoGames(Level level, RandomGenerator random) {
        final boolean isRandom = level == Level.RANDOM;
        final long seed = Seeds.any(random);
        final List<Integer> three = Grids.threeColumns(random);
        final List<Integer> discs = Grids.inTurn(three.get(2), three.get(0));
        final Position before = isRandom ? Grids.filled(1, random)
                : Grids.after(Grids.inTurn(three.get(1), three.get(0)));
        final List<Integer> first = isRandom ? Grids.withSpace(before) : three.subList(1, 2);
        final List<Integer> then = isRandom ? Grids.withSpace(Grids.after(discs)) : three.subList(2, 3);
        final int times = isRandom ? UNTIL_ALL_HAVE_COME : 1;
        final List<Integer> all = Stream.of(first, then).flatMap(List::stream).distinct().sorted().toList();
        return new Aside<>(false, List.of("the grid\n" + before, agent(level, seed)), List.of(
                "the agent is asked for a column for the %s player".formatted(Actor.word(Grids.next(before))),
                "another game is started meanwhile",
                "the players in turn drop discs in columns " + ConnectFourPlay.listed(discs),
                "the agent is asked %d times for a column for the first player".formatted(times)),
                () -> facts(level, "the agent has chosen exactly the columns " + ConnectFourPlay.listed(all)),
                Optional.of(all), Optional.of(chosen -> first.containsAll(chosen.subList(0, 1))
                        && Set.copyOf(chosen.subList(1, chosen.size())).equals(Set.copyOf(then))),
                any -> askAboutTwoGames(provider.agent(level, seed), before, discs, times));
    }

    private void askAboutTwoGames(Agent agent, Position before, List<Integer> discs, int times) {
        agent.chooseColumn(provider.newGame(before), Grids.next(before));
        final ConnectFour game = provider.newGame();
        discs.forEach(game::play);
        choose(times, agent, game, Player.FIRST);
    }

    private Consumer<ConnectFour> inTurn(Level level, long seed, long other, ConnectFour known) {
        final Player player = known.nextToPlay();
        return game -> {
            final List<Agent> both = List.of(provider.agent(level, other), provider.agent(level, seed));
            IntStream.range(0, IN_TURN.get(level)).forEach(i -> both.forEach(each -> each.chooseColumn(game, player)));
        };
    }

    private Consumer<ConnectFour> oneAfterAnother(Level level, long seed, long other, ConnectFour known) {
        final Player player = known.nextToPlay();
        final Position position = known.position();
        return game -> {
            choose(IN_TURN.get(level), provider.agent(level, seed), game, player);
            choose(IN_TURN.get(level), provider.agent(level, other), provider.newGame(position), player);
        };
    }

    private static boolean areAlike(List<?> chosen, boolean inTurn) {
        final int half = chosen.size() / 2;
        return IntStream.range(0, half).allMatch(i -> inTurn ? chosen.get(2 * i).equals(chosen.get(2 * i + 1))
                : chosen.get(i).equals(chosen.get(half + i)));
    }

    private static void choose(int times, Agent agent, ConnectFour game, Player player) {
        for (int i = 0; i < times; i++) {
            agent.chooseColumn(game, player);
        }
    }

    private static List<Integer> columns(Level level, ConnectFour known) {
        return level == Level.RANDOM ? known.legalMoves() : Grids.competent(known.position());
    }

    private static List<Fact> facts(Level level, String... phrases) {
        final List<Fact> facts = new ArrayList<>();
        List.of(phrases).forEach(phrase -> facts.add(new Fact(rule(level), phrase)));
        return facts;
    }

    private static String rule(Level level) {
        return level == Level.RANDOM ? "C4-17" : "C4-18";
    }

    private static String agent(Level level, long seed) {
        return "a %s agent with seed %d".formatted(level.name().toLowerCase(Locale.ROOT), seed);
    }

    private long seed(ConnectFour known, Level level, RandomGenerator random) {
        final long seed = Seeds.any(random);
        return seeds.computeIfAbsent(known, any -> new EnumMap<>(Level.class)).computeIfAbsent(level, any -> seed);
    }

    private Agent agent(ConnectFour game, Level level, long seed) {
        return agents.computeIfAbsent(game, any -> new EnumMap<>(Level.class))
                .computeIfAbsent(level, any -> provider.agent(level, seed));
    }
}
