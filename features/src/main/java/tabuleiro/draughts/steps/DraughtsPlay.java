package tabuleiro.draughts.steps;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Aside;
import tabuleiro.steps.Moves;
import tabuleiro.steps.Prefetch;
import tabuleiro.steps.RandomPlay;
import tabuleiro.steps.Seeds;

/** Random games of draughts, in both variants. Many begin with few pieces, kings among them. */
public final class DraughtsPlay extends RandomPlay<Draughts, Position> {

    private static final Measures MEASURES = new Measures(30, 3, 40, 4, 2, 7);

    /** How many legal moves are facts. */
    private static final int SOME = 12;

    /** So many kinds of asides are dealt like cards; a quarter of them are matches. */
    private static final int ASIDES = 8;

    /** Once in so many times it is asked how the game of a position has ended that cannot be. */
    private static final int SELDOM = 4;

    /** How many matches are looked at to see whether all numbers are drawn equally often. */
    private static final int MATCHES = 200;

    /** At least as many of a hundred numbers that are drawn are low, and high. */
    private static final int LEAST_EVEN = 15;

    private static final Map<String, String> RULES = Map.ofEntries(Map.entry("variant", "DR-21"),
            Map.entry("nextToPlay", "DR-03"), Map.entry("moves", "DR-03"), Map.entry("kingTurns", "DR-18"),
            Map.entry("endgameTurns", "DR-19"), Map.entry("captured", "DR-05"), Map.entry("winner", "DR-20"),
            Map.entry("isOver", "DR-20"), Map.entry("ending", "DR-20"), Map.entry("legalMoves", "DR-13"),
            Map.entry("canReach", "DR-26"), Map.entry("draws", "DR-40"), Map.entry("drawn", "DR-40"),
            Map.entry("side", "DR-40"), Map.entry("linesToSend", "DR-41"), Map.entry("incompleteTurn", "DR-41"),
            Map.entry("isWaiting", "DR-42"), Map.entry("receive", "DR-42"), Map.entry("abandoned", "DR-43"),
            Map.entry("resign", "DR-24"), Map.entry("move", "DR-04"));

    private final DraughtsProvider provider;
    private final Tried tried = new Tried();
    private final Tried triedAfterEnd = new Tried();

    /** Plays games of this provider. */
    public DraughtsPlay(DraughtsProvider provider) {
        super(new DraughtsTable(provider, new Moves(new Prefetch())));
        this.provider = provider;
    }

    @Override
    public Measures measures() {
        return MEASURES;
    }

    @Override
    public Opening<Draughts> begin(RandomGenerator random) {
        final Variant variant = any(List.of(Variant.values()), random);
        return new Opening<>(List.of(rules(variant), "a new game"), provider.newGame(variant));
    }

    private static String rules(Variant variant) {
        return "the %s rules".formatted(Actor.word(variant));
    }

    @Override
    public Optional<Position> rare(RandomGenerator random) {
        return new Studies(provider, random).rare();
    }

    /** After the end, those of a game that looks alike and goes on. */
    @Override
    public List<Trial<Draughts>> trials(Draughts known, RandomGenerator random) {
        return (known.isOver() ? new DraughtsTrials(next(known), goingOn(known), triedAfterEnd, random)
                : new DraughtsTrials(next(known), known, tried, random)).all();
    }

    /** Returns a game with the same pieces that is not over; this one if there is none. */
    private Draughts goingOn(Draughts over) {
        return Stream.of(over.nextToPlay(), over.nextToPlay().opponent())
                .map(next -> new Position(over.variant(), over.position().pieces(), next, 0, 0))
                .filter(position -> whyNotResume(position).isEmpty()).map(this::resume).findFirst().orElse(over);
    }

    @Override
    public Optional<Study<Draughts, Position>> study(RandomGenerator random) {
        return new Studies(provider, random).any(tried);
    }

    /** Of some, the one that is refused, or has ended, in the way that was tried least. */
    @Override
    public Position spoiled(Position position, RandomGenerator random) {
        return tried.next(Stream.generate(() -> new Spoiler(random).spoiled(position)).limit(SOME), this::kind)
                .orElseThrow();
    }

    private String kind(Position position) {
        return provider.whyNotNewGame(position) + " " + provider.ending(position) + " " + position.variant() + " "
                + position.nextToPlay() + " " + Integer.signum(position.kingTurns()) + " "
                + Integer.signum(position.endgameTurns());
    }

    @Override
    public List<String> given(Position position) {
        return List.of(rules(position.variant()), "the board\n" + position.board(),
                "it is the turn of the %s player".formatted(Actor.word(position.nextToPlay())),
                "kings have moved for %d turns".formatted(position.kingTurns()),
                "the same few pieces have been left for %d turns".formatted(position.endgameTurns()));
    }

    @Override
    protected List<Fact> more(Draughts known) {
        final List<Fact> facts = new ArrayList<>();
        facts.add(fact("legalMoves", known.legalMoves().isEmpty() ? "there is no legal move"
                : "the legal moves are " + ways(known.legalMoves())));
        known.legalMoves().stream().limit(SOME).forEach(way -> facts.add(fact("captured",
                known.captured(way).isEmpty() ? Square.draw(way) + " captures nothing"
                        : "%s captures on %s".formatted(Square.draw(way), listed(known.captured(way))))));
        facts.add(fact("ending", known.ending().map(ending -> "the game has ended: " + ending.words())
                .orElse("nothing has ended the game")));
        facts.add(fact("kingTurns", "%d turns of kings and %d turns with the same few pieces have been counted"
                .formatted(known.kingTurns(), known.endgameTurns())));
        facts.add(fact("moves", known.moves().isEmpty() ? "no move has been played"
                : "the moves so far are " + ways(known.moves())));
        facts.add(fact("variant", "the game is played by the %s rules".formatted(Actor.word(known.variant()))));
        return facts;
    }

    private static String ways(List<List<Square>> ways) {
        return ways.stream().map(Square::draw).collect(Collectors.joining(", "));
    }

    private static String listed(Collection<Square> squares) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(", "));
    }

    @Override
    public int asides() {
        return ASIDES;
    }

    /** Asks how a game has ended, where a man can get, what is drawn, or what becomes of a resigned game or a match. */
    @Override
    public Optional<Aside<Draughts>> aside(Draughts known, int card, RandomGenerator random) {
        return Optional.of(switch (card) {
            case 0, 1 -> ending(ended(known.position(), random));
            case 2, 3, 4 -> reaching(new Jumps(random));
            case 5 -> random.nextBoolean() ? draws(random.nextInt(SOME), random)
                    : resigned(any(List.of(Variant.values()), random));
            default -> new Aside<>(false, List.of("a new game"), List.of(), List::of, Optional.empty(),
                    game -> new MatchPlay(provider, random).play());
        });
    }

    /** Returns a position in which the game is over, or nearly so; now and then something else is wrong with it. */
    private static Position ended(Position position, RandomGenerator random) {
        final Spoiler spoiler = new Spoiler(random);
        final Position ended = spoiler.ending(position);
        return random.nextInt(SELDOM) == 0 ? spoiler.spoiled(ended) : ended;
    }

    private Aside<Draughts> ending(Position position) {
        return asking(given(position), () -> List.of(fact("ending", provider.ending(position)
                        .map(ending -> "the game of this position has ended: " + ending.words())
                        .orElse("the game of this position has not ended"))),
                () -> provider.ending(position));
    }

    private Aside<Draughts> asking(List<String> given, Supplier<List<Fact>> facts, Runnable ask) {
        return new Aside<>(false, given, List.of(), facts, Optional.empty(), game -> ask.run());
    }

    /** Asks what is drawn with a seed, with another, and again with the first. */
    private Aside<Draughts> draws(long seed, RandomGenerator random) {
        final long other = Seeds.other(seed, random);
        return new Aside<>(false, List.of("a new game"), List.of(), () -> List.of(
                fact("draws", "a program with seed %d draws %d numbers from 0 to %d"
                        .formatted(seed, Match.MOST_DRAWS, Integer.MAX_VALUE)),
                fact("draws", "programs with the same seed %d draw the same numbers".formatted(seed)),
                fact("draws", "programs with the seeds %d and %d draw different numbers".formatted(seed, other)),
                fact("draws", "in %d matches all numbers are drawn about equally often".formatted(MATCHES))),
                Optional.empty(), Optional.of(DraughtsPlay::followFromSeeds),
                game -> LongStream.of(seed, other, seed).forEach(provider::draws));
    }

    /** Checks that what is drawn third is what was drawn first, and that the second has nothing of it. */
    private static boolean followFromSeeds(List<?> drawn) {
        final List<?> first = drawn.stream().map(numbers -> ((List<?>) numbers).get(0)).toList();
        return drawn.get(2).equals(drawn.get(0)) && !first.get(1).equals(first.get(0));
    }

    private Aside<Draughts> reaching(Jumps jumps) {
        return asking(List.of("the occupied squares\n" + jumps.board()),
                () -> List.of(fact("canReach", jumps.reached(provider))), () -> jumps.reached(provider));
    }

    /** That a game was resigned is no part of its position: it can be resumed. */
    private Aside<Draughts> resigned(Variant variant) {
        return new Aside<>(false, List.of(rules(variant), "a new game", "the white player resigns"),
                List.of("the players resume the game"), () -> List.of(fact("isOver", "the game is not over")),
                Optional.empty(), game -> {
                    final Draughts resigned = provider.newGame(variant);
                    resigned.whyNotResign();
                    resigned.resign();
                    provider.whyNotNewGame(resigned.position());
                });
    }

    /** Which numbers are drawn is left open: there must be enough, none below 0, and as many low ones as high ones. */
    @Override
    public Optional<UnaryOperator<Object>> levelled(String query, boolean open) {
        return query.equals("draws") ? Optional.of(drawn -> levelled((List<?>) drawn)) : Optional.empty();
    }

    /** Of a hundred numbers, fewer than 15 or more than 85 are high in one of 10^12 cases. */
    private static List<Integer> levelled(List<?> drawn) {
        final long low = drawn.stream().filter(number -> (Integer) number <= Integer.MAX_VALUE / 2).count();
        final long negative = drawn.stream().filter(number -> (Integer) number < 0).count();
        return List.of(drawn.size(), (int) negative,
                low < LEAST_EVEN ? -1 : low > Match.MOST_DRAWS - LEAST_EVEN ? 1 : 0);
    }

    @Override
    public String rule(String query) {
        return RULES.getOrDefault(query, "DR-01");
    }
}
