package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Moves;
import tabuleiro.steps.Prefetch;
import tabuleiro.steps.RandomPlay;

/** Random games of Qwirkle. Many have a small bag, so that they come to an end. */
public final class QwirklePlay extends RandomPlay<Qwirkle, Position> {

    private static final Measures MEASURES = new Measures(30, 3, 60, 4, 4);

    /** How many legal moves are tried at each point, and how many cells with any tile. */
    private static final int LEGAL = 6;
    private static final int ANY = 6;

    private static final String TRADES = " trades ";

    private static final Map<String, String> RULES = Map.ofEntries(Map.entry("players", "QW-03"),
            Map.entry("options", "QW-22"), Map.entry("seed", "QW-15"), Map.entry("hand", "QW-13"),
            Map.entry("points", "QW-18"), Map.entry("bag", "QW-02"), Map.entry("bagSize", "QW-02"),
            Map.entry("turn", "QW-12"), Map.entry("turnPoints", "QW-18"), Map.entry("nextToPlay", "QW-04"),
            Map.entry("isOver", "QW-20"), Map.entry("winners", "QW-21"), Map.entry("legalMoves", "QW-08"),
            Map.entry("position", "QW-14"), Map.entry("play", "QW-14"), Map.entry("endTurn", "QW-17"),
            Map.entry("trade", "QW-15"), Map.entry("pass", "QW-16"));

    private final QwirkleProvider provider;

    /** Plays games of this provider. */
    public QwirklePlay(QwirkleProvider provider) {
        super(new QwirkleTable(provider, new Moves(new Prefetch())));
        this.provider = provider;
    }

    @Override
    public Measures measures() {
        return MEASURES;
    }

    /** Begins a game of some players, with some options; the bag has all tiles, or a few more than are dealt. */
    @Override
    public Opening<Qwirkle> begin(RandomGenerator random) {
        final int players = Qwirkle.FEWEST_PLAYERS
                + random.nextInt(Qwirkle.MOST_PLAYERS - Qwirkle.FEWEST_PLAYERS + 1);
        final List<Option> options = Stream.of(Option.values()).filter(each -> random.nextInt(3) == 0).toList();
        final List<Tile> bag = mixed(random);
        final int size = random.nextBoolean() ? bag.size() : players * Qwirkle.HAND + 1 + random.nextInt(Qwirkle.HAND);
        final Start start = new Start(players, bag.subList(0, size), Set.copyOf(options), SetUp.SEED);
        final List<String> given = new ArrayList<>(options.stream().map(QwirklePlay::agreed).toList());
        given.add("a new game for %d players with the bag\n%s".formatted(players, words(start.bag())));
        return new Opening<>(given, provider.newGame(start));
    }

    private static String agreed(Option option) {
        return switch (option) {
            case CHEATING -> "cheat mode";
            case PUBLISHED_END -> "the published end";
            case PUBLISHED_OPENING -> "the published opening";
        } + " is agreed on";
    }

    private static List<Tile> mixed(RandomGenerator random) {
        final List<Tile> bag = new ArrayList<>();
        Collections.nCopies(Qwirkle.OF_A_KIND, Tile.KINDS).forEach(bag::addAll);
        Collections.shuffle(bag, new Random(random.nextLong()));
        return bag;
    }

    @Override
    public List<Trial<Qwirkle>> trials(Qwirkle known, RandomGenerator random) {
        final List<Trial<Qwirkle>> trials = new ArrayList<>();
        final String player = next(known);
        final List<Placement> legal = new ArrayList<>(known.legalMoves());
        Collections.shuffle(legal, new Random(random.nextLong()));
        legal.stream().limit(LEGAL).forEach(each -> trials.add(playing(player, each)));
        final List<Tile> hand = known.hand(known.nextToPlay());
        for (int left = ANY; left > 0; left--) {
            trials.add(playing(player, new Placement(
                    hand.isEmpty() || random.nextInt(3) == 0 ? any(Tile.KINDS, random) : any(hand, random),
                    new Cell(random.nextInt(known.rows() + 1), random.nextInt(known.columns() + 1)))));
        }
        trials.add(new Trial<>(player + " ends the turn", Qwirkle::whyNotEndTurn, Qwirkle::endTurn));
        trials.add(new Trial<>(player + " passes", Qwirkle::whyNotPass, Qwirkle::pass));
        trials.add(trading(player, hand.stream().filter(each -> random.nextBoolean()).toList()));
        trials.add(trading(player, List.of(any(Tile.KINDS, random), any(Tile.KINDS, random))));
        return trials;
    }

    private static Trial<Qwirkle> playing(String player, Placement placement) {
        return new Trial<>("%s plays %s".formatted(player, placement),
                game -> game.whyNotPlay(placement.tile(), placement.cell()),
                game -> game.play(placement.tile(), placement.cell()));
    }

    private static Trial<Qwirkle> trading(String player, List<Tile> tiles) {
        return new Trial<>(player + TRADES + words(tiles), game -> game.whyNotTrade(tiles), game -> game.trade(tiles));
    }

    /** Asks whether another game can begin, with a bag or a number of players that perhaps does not fit. */
    @Override
    public Optional<Aside<Qwirkle>> aside(Qwirkle known, RandomGenerator random) {
        final int players = 1 + random.nextInt(Qwirkle.MOST_PLAYERS + 1);
        final List<Tile> bag = new ArrayList<>(
                mixed(random).subList(0, players * Qwirkle.HAND - 1 + random.nextInt(Qwirkle.OF_A_KIND)));
        if (random.nextBoolean()) {
            bag.addAll(Collections.nCopies(Qwirkle.OF_A_KIND, bag.get(0)));
        }
        final Start start = new Start(players, bag, Set.of(), SetUp.SEED);
        final String begins = "%d players want to begin a game with the bag\n%s".formatted(players, words(bag));
        return Optional.of(new Aside<>(false, List.of("a new game"), Optional.of(begins), () -> List.of(
                provider.whyNotNewGame(start).map(refusal -> new Fact(refusal.rule(), "the move is refused: "
                        + refusal.words())).orElse(fact("players", "the game is not over"))), Optional.empty(),
                game -> provider.whyNotNewGame(start)));
    }

    /** It is left to chance where in the bag traded tiles come to lie. */
    @Override
    public boolean isOpenAfter(String phrase) {
        return phrase.contains(TRADES);
    }

    @Override
    public Optional<UnaryOperator<Object>> levelled(String query, boolean open) {
        if (query.equals("hand")) {
            return Optional.of(hand -> ((List<?>) hand).stream().sorted().toList());
        }
        return open && query.equals("position")
                ? Optional.of(position -> withBagInOrder((Position) position)) : Optional.empty();
    }

    private static Position withBagInOrder(Position position) {
        return new Position(position.board(), position.turn(), position.nextToPlay(), position.hands(),
                position.points(), position.bag().stream().sorted().toList(), position.options(), position.seed());
    }

    /** Puts a tile anywhere, gives the turn to another player, changes a hand or what was played in the turn. */
    @Override
    public Position spoiled(Position position, RandomGenerator random) {
        final List<List<Optional<Tile>>> board = new ArrayList<>(position.board());
        final List<List<Tile>> hands = new ArrayList<>(position.hands());
        List<Cell> turn = position.turn();
        Player next = position.nextToPlay();
        switch (random.nextInt(4)) {
            case 0 -> {
                final int row = random.nextInt(board.size());
                final List<Optional<Tile>> cells = new ArrayList<>(board.get(row));
                cells.set(random.nextInt(cells.size()), Optional.of(any(Tile.KINDS, random)));
                board.set(row, cells);
            }
            case 1 -> next = any(List.of(Player.values()), random);
            case 2 -> hands.set(random.nextInt(hands.size()),
                    Collections.nCopies(1 + random.nextInt(Qwirkle.HAND + 1), any(Tile.KINDS, random)));
            default -> turn = Stream.generate(() -> new Cell(random.nextInt(board.size()),
                    random.nextInt(board.get(0).size()))).limit(1 + random.nextInt(2)).toList();
        }
        return new Position(board, turn, next, hands, position.points(), position.bag(), position.options(),
                position.seed());
    }

    @Override
    public List<String> given(Position position) {
        final List<String> given = new ArrayList<>();
        given.add("a table of %d players".formatted(position.hands().size()));
        position.options().forEach(option -> given.add(agreed(option)));
        given.add("the board\n" + Position.draw(position.board()));
        given.add("it is the turn of the %s player".formatted(Actor.word(position.nextToPlay())));
        if (!position.turn().isEmpty()) {
            given.add("the tiles on %s have been played in this turn".formatted(words(position.turn(), ", ")));
        }
        for (Player player : Player.first(position.hands().size())) {
            final List<Tile> hand = position.hands().get(player.ordinal());
            given.add("the %s player has %s".formatted(Actor.word(player),
                    hand.isEmpty() ? "an empty hand" : "the hand " + words(hand)));
            given.add("the %s player has scored %d".formatted(Actor.word(player),
                    position.points().get(player.ordinal())));
        }
        given.add(position.bag().isEmpty() ? "the bag is empty" : "the bag holds only " + words(position.bag()));
        return given;
    }

    private static String words(Collection<Tile> tiles) {
        return tiles.isEmpty() ? "no tile" : words(tiles, " ");
    }

    private static String words(Collection<?> things, String between) {
        return things.stream().map(Object::toString).collect(Collectors.joining(between));
    }

    @Override
    protected List<Fact> more(Qwirkle known) {
        final List<Fact> facts = new ArrayList<>();
        facts.add(fact("turnPoints", "the turn makes %d points".formatted(known.turnPoints())));
        for (Player player : Player.first(known.players())) {
            final String name = Actor.word(player);
            facts.add(fact("points", "the %s player has %d points".formatted(name, known.points(player))));
            facts.add(fact("hand", "the %s player holds %s".formatted(name, words(known.hand(player)))));
        }
        facts.add(fact("rows", "the board has %d rows and %d columns".formatted(known.rows(), known.columns())));
        facts.add(fact("turn", known.turn().isEmpty() ? "no tile has been played in this turn"
                : "the tiles of the turn lie on " + words(known.turn(), ", ")));
        facts.add(fact("bag", "the bag holds %d tiles".formatted(known.bagSize())));
        if (!known.bag().isEmpty()) {
            facts.add(fact("bag", "the next tiles in the bag are " + words(known.bag())));
        }
        return facts;
    }

    @Override
    public String rule(String query) {
        return RULES.getOrDefault(query, "QW-06");
    }
}
