package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Aside;
import tabuleiro.steps.Deck;
import tabuleiro.steps.Moves;
import tabuleiro.steps.Prefetch;
import tabuleiro.steps.RandomPlay;
import tabuleiro.steps.Seeds;

/** Random games of Qwirkle. Many have a small bag, so that they come to an end. */
public final class QwirklePlay extends RandomPlay<Qwirkle, Position> {

    private static final Measures MEASURES = new Measures(30, 3, 60, 3, 4, 6);

    /** One opening in so many begins like others. */
    private static final int SELDOM = 3;

    /** Games are tried to begin with none, one, or up to this many players less one beyond those that can play. */
    private static final int UNUSUAL = 3;

    /** So many cells at most has a board on which it is asked for all legal moves: each cell is tried. */
    private static final int LARGE = 150;

    private static final Map<String, String> RULES = Map.ofEntries(Map.entry("players", "QW-03"),
            Map.entry("options", "QW-22"), Map.entry("seed", "QW-15"), Map.entry("hand", "QW-13"),
            Map.entry("points", "QW-18"), Map.entry("bag", "QW-02"), Map.entry("bagSize", "QW-02"),
            Map.entry("turn", "QW-12"), Map.entry("turnPoints", "QW-18"), Map.entry("nextToPlay", "QW-04"),
            Map.entry("isOver", "QW-20"), Map.entry("winners", "QW-21"), Map.entry("legalMoves", "QW-08"),
            Map.entry("position", "QW-14"), Map.entry("play", "QW-14"), Map.entry("endTurn", "QW-17"),
            Map.entry("trade", "QW-15"), Map.entry("pass", "QW-16"), Map.entry("shuffledBag", "QW-01"));

    private final QwirkleProvider provider;
    private final QwirkleStudies studies;
    private final MixingPlay mixing;
    private final Deck<List<Integer>> spoiling = new Deck<>(Spoiler::ways);

    /** What the last move has traded. */
    private List<Tile> traded = List.of();

    /** Plays games of this provider. */
    public QwirklePlay(QwirkleProvider provider) {
        super(new QwirkleTable(provider, new Moves(new Prefetch())));
        this.provider = provider;
        studies = new QwirkleStudies(provider);
        mixing = new MixingPlay(provider);
    }

    @Override
    public Measures measures() {
        return MEASURES;
    }

    /** Begins a game of some players, with some options, and all tiles or few; one in three begins like others. */
    @Override
    public Opening<Qwirkle> begin(RandomGenerator any) {
        final RandomGenerator random = any.nextInt(SELDOM) == 0 ? new Random(SetUp.SEED) : any;
        final int players = Qwirkle.FEWEST_PLAYERS
                + random.nextInt(Qwirkle.MOST_PLAYERS - Qwirkle.FEWEST_PLAYERS + 1);
        final List<Option> options = Stream.of(Option.values()).filter(each -> random.nextInt(3) == 0).toList();
        final List<Tile> bag = Bags.mixed(random);
        if (random.nextBoolean()) {
            Bags.favour(random.nextInt(players), bag, random);
        }
        final int size = random.nextBoolean() ? bag.size() : players * Qwirkle.HAND + 1 + random.nextInt(Qwirkle.HAND);
        final Start start = new Start(players, bag.subList(0, size), Set.copyOf(options), random.nextBoolean()
                ? SetUp.SEED : Seeds.rare(random));
        final List<String> given = new ArrayList<>(options.stream().map(QwirklePhrases::agreed).toList());
        given.addAll(QwirklePhrases.seeded(start.seed()));
        given.add("a new game for %d players with the bag\n%s".formatted(players, QwirkleTrials.words(start.bag())));
        return new Opening<>(given, provider.newGame(start));
    }

    @Override
    public List<Trial<Qwirkle>> trials(Qwirkle known, RandomGenerator random) {
        return new QwirkleTrials(known, random).all();
    }

    @Override
    public Optional<Study<Qwirkle, Position>> study(RandomGenerator random) {
        return studies.next(random);
    }

    /** Long lines, often with a bag that is almost empty. */
    @Override
    public Optional<Position> rare(RandomGenerator random) {
        return studies.rare(random);
    }

    /** Does not ask for all moves that are legal on a board that has grown large. */
    @Override
    public Map<String, Supplier<?>> queries(Qwirkle game, Qwirkle known) {
        final Map<String, Supplier<?>> queries = QwirkleTable.queries(game, known);
        if (known.rows() * known.columns() > LARGE) {
            queries.remove(QwirkleTable.LEGAL_MOVES);
        }
        return queries;
    }

    @Override
    public int asides() {
        return SELDOM * MixingPlay.KINDS;
    }

    /** Begins another game, or asks what is left to chance. */
    @Override
    public Optional<Aside<Qwirkle>> aside(Qwirkle known, int card, RandomGenerator random) {
        return Optional.of(card < MixingPlay.KINDS ? mixing.aside(card, random) : beginning(random));
    }

    /** Begins another game if it can begin, with a bag or a number of players that perhaps does not fit. */
    private Aside<Qwirkle> beginning(RandomGenerator random) {
        final int players = random.nextInt(Qwirkle.MOST_PLAYERS + UNUSUAL);
        final List<Tile> mixed = Bags.mixed(random);
        Bags.favour(random.nextInt(Math.max(1, players)), mixed, random);
        final List<Tile> bag = new ArrayList<>(
                mixed.subList(0, Math.max(0, players * Qwirkle.HAND - Qwirkle.OF_A_KIND)
                        + random.nextInt(2 * Qwirkle.HAND) + 1));
        if (random.nextInt(SELDOM) == 0) {
            bag.addAll(Collections.nCopies(Qwirkle.OF_A_KIND, bag.get(0)));
        }
        final Set<Option> options = random.nextBoolean() ? Set.of(Option.PUBLISHED_OPENING) : Set.of();
        final Start start = new Start(players, bag, options, SetUp.SEED);
        final List<String> given = new ArrayList<>(options.stream().map(QwirklePhrases::agreed).toList());
        given.add("a new game");
        return new Aside<>(false, given, List.of("%d players want to begin a game with the bag\n%s"
                .formatted(players, QwirkleTrials.words(bag))), () -> List.of(begun(start)), Optional.empty(),
                game -> begun(start));
    }

    private Fact begun(Start start) {
        return provider.whyNotNewGame(start)
                .map(refusal -> new Fact(refusal.rule(), "the move is refused: " + refusal.words()))
                .orElseGet(() -> new Fact("QW-25", next(provider.newGame(start)) + " is next"));
    }

    /** It is left to chance where in the bag traded tiles come to lie. */
    @Override
    public boolean isOpenAfter(String phrase) {
        final int words = phrase.indexOf(QwirkleTrials.TRADES);
        traded = words < 0 ? List.of() : Stream.of(phrase.substring(words + QwirkleTrials.TRADES.length()).split(" "))
                .map(Tile::parse).toList();
        return words >= 0;
    }

    @Override
    public Optional<UnaryOperator<Object>> levelled(String query, boolean open) {
        if (List.of("hand", "shuffledBag").contains(query) || open && query.equals("bag")) {
            return Optional.of(tiles -> ((List<?>) tiles).stream().sorted().toList());
        }
        final List<Tile> mixedIn = traded;
        return open && query.equals("position")
                ? Optional.of(position -> withLast(mixedIn, (Position) position)) : Optional.empty();
    }

    /** Returns the position with these tiles at the end of the bag; the others are in their order. */
    private static Position withLast(List<Tile> mixedIn, Position position) {
        final List<Tile> bag = Stream.concat(position.bag().stream().filter(tile -> !mixedIn.contains(tile)),
                position.bag().stream().filter(mixedIn::contains).sorted()).toList();
        return new Position(position.board(), position.turn(), position.nextToPlay(), position.hands(),
                position.points(), bag, position.options(), position.seed());
    }

    @Override
    public Position spoiled(Position position, RandomGenerator random) {
        return new Spoiler(random).spoiled(
                random.nextBoolean() ? position : new Stairs(random).turn().position(), spoiling.deal(random));
    }

    @Override
    public List<String> given(Position position) {
        return QwirklePhrases.given(position);
    }

    @Override
    protected List<Fact> more(Qwirkle known) {
        final List<Fact> facts = new ArrayList<>();
        facts.add(fact("turnPoints", "the turn makes %d points".formatted(known.turnPoints())));
        for (Player player : Player.first(known.players())) {
            final String name = Actor.word(player);
            facts.add(fact("points", "the %s player has %d points".formatted(name, known.points(player))));
            facts.add(fact("hand", "the %s player holds %s".formatted(name, QwirkleTrials.words(known.hand(player)))));
        }
        facts.add(fact("rows", "the board has %d rows and %d columns".formatted(known.rows(), known.columns())));
        facts.add(fact("turn", known.turn().isEmpty() ? "no tile has been played in this turn"
                : "the tiles of the turn lie on " + QwirklePhrases.cells(known.turn())));
        facts.add(fact("bag", "the bag holds %d tiles".formatted(known.bagSize())));
        if (!known.bag().isEmpty()) {
            facts.add(fact("bag", "the next tiles in the bag are " + QwirkleTrials.words(known.bag())));
        }
        return facts;
    }

    @Override
    public String rule(String query) {
        return RULES.getOrDefault(query, "QW-06");
    }
}
