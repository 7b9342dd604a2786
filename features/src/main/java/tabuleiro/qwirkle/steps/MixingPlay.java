package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.Aside;
import tabuleiro.steps.Deck;
import tabuleiro.steps.RandomPlay.Fact;
import tabuleiro.steps.Seeds;

/**
 * What is asked in random games of Qwirkle about what is left to chance: in which order bags lie (QW-02), and where
 * traded tiles go (QW-15). It must follow from the seed, and nothing may be favoured. Of engines whose generators are
 * good, one of 300,000 breaks a bound by chance.
 */
final class MixingPlay {

    /** How many kinds of questions there are. */
    static final int KINDS = 50;

    /** By chance a tile lies at the front of a bag of two fewer or more times than this once in 10^7 times. */
    private static final int TRADES = 120;
    private static final int LEAST = 30;
    private static final int MOST = 90;

    /** Six tiles go to the same places in a bag of this size twice, or all together, less than once in 10^6 times. */
    private static final int LARGE = 72;

    private final QwirkleProvider provider;

    /** Asks this provider. */
    MixingPlay(QwirkleProvider provider) {
        this.provider = provider;
    }

    /** Returns a question of a kind, from 0; most are about a bag that is shuffled. */
    Aside<Qwirkle> aside(int card, RandomGenerator random) {
        return switch (card) {
            case 0 -> shufflingOften(random.nextInt());
            case 1 -> tradingOften(random);
            case 2, 3, 4, 5, 6, 7 -> tradingAgain(random);
            case 8, 9, 10 -> tradingInNewGames(random);
            case 11, 12 -> trading(random);
            case 13, 14, 15 -> tradingInTurn(random);
            default -> shuffling(random);
        };
    }

    /** Asks for the order of a seed, for that of another, and again for the first. */
    private Aside<Qwirkle> shuffling(RandomGenerator random) {
        final long seed = Seeds.any(random);
        final long other = Seeds.other(seed, random);
        final List<Fact> facts = facts("QW-01",
                "the bag that is shuffled with seed %d holds three of each of the 36 tiles".formatted(seed));
        facts.addAll(facts("QW-02", "bags that are shuffled with seed %d are alike".formatted(seed),
                "bags that are shuffled with the seeds %d and %d are not alike".formatted(seed, other)));
        return asking(List.of("a new game"), facts,
                MixingPlay::followFromSeeds,
                game -> LongStream.of(seed, other, seed).forEach(provider::shuffledBag));
    }

    /** Checks that the third is like the first, and the second is not. */
    private static boolean followFromSeeds(List<List<?>> bags) {
        return bags.get(2).equals(bags.get(0)) && !bags.get(1).equals(bags.get(0));
    }

    private Aside<Qwirkle> shufflingOften(long seed) {
        final String bags = "in %d bags from seed %d on, ".formatted(MixedBags.NUMBER, seed);
        return asking(List.of("a new game"), facts("QW-02",
                bags + "each tile lies about equally often at the front, in the middle and at the end",
                bags + "a tile follows an equal one between %d and %d times"
                        .formatted(MixedBags.LEAST_PAIRS, MixedBags.MOST_PAIRS)),
                MixingPlay::areMixed,
                game -> MixedBags.seeds(seed, MixedBags.NUMBER).forEach(provider::shuffledBag));
    }

    private static boolean areMixed(List<List<?>> bags) {
        final MixedBags mixed = new MixedBags(bags.stream().map(MixingPlay::tiles).toList());
        return mixed.areEven() && MixedBags.LEAST_PAIRS <= mixed.pairs() && mixed.pairs() <= MixedBags.MOST_PAIRS;
    }

    private static List<Tile> tiles(List<?> tiles) {
        return tiles.stream().map(Tile.class::cast).toList();
    }

    /** Trades a tile again and again with different seeds, and two tiles are in the bag. */
    private Aside<Qwirkle> tradingOften(RandomGenerator random) {
        final Position position = dealt(2, random);
        final Tile tile = Deck.any(position.hands().get(0), random);
        return asking(QwirklePhrases.given(position), facts("QW-15",
                "%s is at the front of the bag after %d to %d of %d trades with different seeds"
                        .formatted(tile, LEAST, MOST, TRADES)),
                bags -> {
                    final long front = bags.stream().filter(bag -> bag.get(0).equals(tile)).count();
                    return LEAST <= front && front <= MOST;
                },
                game -> MixedBags.seeds(0, TRADES).forEach(seed -> trade(List.of(tile), resumed(position, seed))));
    }

    /** Trades a hand with one seed, another, and again the first, in games that are there at the same time. */
    private Aside<Qwirkle> tradingAgain(RandomGenerator random) {
        final Position position = dealt(LARGE, random);
        final List<Tile> hand = position.hands().get(0);
        final long seed = Seeds.any(random);
        final long other = Seeds.other(seed, random);
        final String words = QwirkleTrials.words(hand);
        return asking(QwirklePhrases.given(position), facts("QW-15",
                "bags are alike after %s have been traded with seed %d".formatted(words, seed),
                "bags are not alike after %s have been traded with the seeds %d and %d".formatted(words, seed, other)),
                MixingPlay::followFromSeeds,
                game -> tradeAll(hand, LongStream.of(seed, other, seed).mapToObj(each -> resumed(position, each))
                        .toList()));
    }

    private Aside<Qwirkle> tradingInNewGames(RandomGenerator random) {
        final long seed = Seeds.any(random);
        final long other = Seeds.other(seed, random);
        final List<Tile> bag = Bags.mixed(random);
        final String traded = "after the first hand has been traded in new games with";
        return asking(List.of("a new game"), facts("QW-15", "bags are alike %s seed %d".formatted(traded, seed),
                "bags are not alike %s the seeds %d and %d".formatted(traded, seed, other)),
                MixingPlay::followFromSeeds,
                game -> tradeAll(bag.subList(0, Qwirkle.HAND), LongStream.of(seed, other, seed)
                        .mapToObj(each -> provider.newGame(new Start(2, bag, Set.of(), each))).toList()));
    }

    /** Trades a hand of which no tile is in the bag: they must not all go to one end, or all together. */
    private Aside<Qwirkle> trading(RandomGenerator random) {
        final Position position = dealt(LARGE, random);
        final List<Tile> hand = position.hands().get(0);
        final String words = QwirkleTrials.words(hand);
        final List<Fact> facts = facts("QW-15", words + " do not all lie at the front of the bag",
                words + " do not all lie at the end of the bag", words + " do not all lie together in the bag");
        return new Aside<>(false, QwirklePhrases.given(position), List.of("the first player trades " + words),
                () -> facts, Optional.empty(), Optional.of(values -> areApart(hand, bags(values).get(0))),
                game -> trade(hand, resumed(position, position.seed())));
    }

    private static boolean areApart(List<Tile> hand, List<?> bag) {
        return IntStream.rangeClosed(0, bag.size() - hand.size())
                .noneMatch(i -> new HashSet<>(hand).containsAll(bag.subList(i, i + hand.size())));
    }

    /** Trades the hands of both players: they must not go to the same places. */
    private Aside<Qwirkle> tradingInTurn(RandomGenerator random) {
        final Position position = dealt(LARGE, random);
        final List<List<Tile>> hands = position.hands();
        return asking(QwirklePhrases.given(position), facts("QW-15",
                "the tiles of %d trades of whole hands do not go back to the same places each time"
                        .formatted(hands.size())),
                bags -> !places(hands.get(0), bags.get(0)).equals(places(hands.get(1), bags.get(1))),
                game -> {
                    final Qwirkle resumed = resumed(position, position.seed());
                    hands.forEach(hand -> trade(hand, resumed));
                });
    }

    private static List<Integer> places(List<Tile> hand, List<?> bag) {
        return hand.stream().distinct().map(bag::indexOf).toList();
    }

    /** Returns a question whose answers are bags of tiles that are judged together. */
    private static Aside<Qwirkle> asking(List<String> given, List<Fact> facts, Predicate<List<List<?>>> right,
            Consumer<Qwirkle> ask) {
        return new Aside<>(false, given, List.of(), () -> facts, Optional.empty(),
                Optional.of(values -> right.test(bags(values))), ask);
    }

    private static List<List<?>> bags(List<?> values) {
        final List<List<?>> bags = new ArrayList<>();
        values.stream().filter(List.class::isInstance).forEach(each -> bags.add((List<?>) each));
        return bags;
    }

    private static List<Fact> facts(String rule, String... phrases) {
        final List<Fact> facts = new ArrayList<>();
        List.of(phrases).forEach(phrase -> facts.add(new Fact(rule, phrase)));
        return facts;
    }

    /** Returns a position before the first move, with so many tiles in the bag, of which none is in a hand. */
    private static Position dealt(int size, RandomGenerator random) {
        final List<Tile> tiles = Bags.mixed(random);
        final List<List<Tile>> hands = List.of(kinds(tiles, 0), kinds(tiles, Qwirkle.HAND));
        final List<Tile> bag = tiles.stream().filter(tile -> hands.stream().noneMatch(hand -> hand.contains(tile)))
                .limit(size).toList();
        return new Position(List.of(List.of(Optional.empty())), List.of(), Player.FIRST, hands, List.of(0, 0), bag,
                Set.of(), SetUp.SEED);
    }

    private static List<Tile> kinds(Collection<Tile> tiles, int from) {
        return tiles.stream().distinct().skip(from).limit(Qwirkle.HAND).toList();
    }

    private Qwirkle resumed(Position position, long seed) {
        return provider.newGame(new Position(position.board(), position.turn(), position.nextToPlay(),
                position.hands(), position.points(), position.bag(), position.options(), seed));
    }

    private static void tradeAll(List<Tile> hand, List<Qwirkle> games) {
        games.forEach(game -> trade(hand, game));
    }

    private static void trade(List<Tile> tiles, Qwirkle game) {
        game.trade(tiles);
        game.bag();
    }
}
