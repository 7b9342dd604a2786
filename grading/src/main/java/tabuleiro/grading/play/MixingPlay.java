package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/**
 * What is asked about what is left to chance in Qwirkle: in which order bags lie, and where traded tiles go. It must
 * follow from the seed, and nothing may be favoured. Of fair generators, one of 100,000 breaks a bound by chance.
 */
record MixingPlay(Random random) {

    private static final int TIMES = 4;

    /** In so many bags each kind of tile lies at the front, in the middle and at the end about equally often. */
    private static final int BAGS = 108;
    private static final List<Integer> PLACES = List.of(0, 1, 53, 54, 106, 107);

    /** What Pearson's test allows there; and how many pairs of equal neighbours so many bags have. */
    private static final double FARTHEST = 100;
    private static final int LEAST_PAIRS = 140;
    private static final int MOST_PAIRS = 300;

    /** So often a tile is traded with another in the bag; so often, more or less, it lies at the front then. */
    private static final int TRADES = 120;
    private static final int LEAST = 30;

    /** Six tiles do not go to the same places in a bag of this size twice, and not all together. */
    private static final int LARGE = 72;

    /** Returns the questions. */
    List<Aside> asides() {
        final List<Aside> asides = new ArrayList<>(List.of(
                asking("QW-02", MixingPlay::areMixed, Seeds.apart(random.nextInt(), BAGS),
                        QwirkleProvider::shuffledBag),
                tradingOften(2), tradingOften(1)));
        for (int i = 0; i < TIMES; i++) {
            final Position position = dealt(LARGE);
            final List<Tile> hand = position.hands().get(0);
            final List<Tile> bag = QwirklePlay.mixed(random);
            asides.add(asking("QW-02", bags -> followFromSeeds(bags) && isComplete(bags.get(0)), seeds(),
                    QwirkleProvider::shuffledBag));
            asides.add(asking("QW-15", bags -> followFromSeeds(bags) && areApart(hand, bags.get(0)), seeds(),
                    (provider, seed) -> trade(hand, resumed(provider, position, seed))));
            asides.add(asking("QW-15", MixingPlay::followFromSeeds, seeds(), (provider, seed) ->
                    trade(bag.subList(0, Qwirkle.HAND), provider.newGame(new Start(2, bag, Set.of(), seed)))));
            asides.add(new Aside("QW-15", Optional.of(values -> !places(hand, bags(values).get(0))
                    .equals(places(position.hands().get(1), bags(values).get(1)))), provider -> {
                        final Qwirkle game = resumed((QwirkleProvider) provider, position, 1);
                        position.hands().forEach(each -> trade(each, game));
                    }));
        }
        IntStream.range(0, TIMES * (Qwirkle.MOST_PLAYERS + 2)).forEach(i -> asides.add(beginning(i / TIMES)));
        return asides;
    }

    /** Asks the same with each of these seeds; the values are bags of tiles. */
    private static Aside asking(String rule, Predicate<List<List<?>>> right, LongStream seeds,
            BiConsumer<QwirkleProvider, Long> ask) {
        final List<Long> all = seeds.boxed().toList();
        return new Aside(rule, Optional.of(values -> right.test(bags(values))),
                provider -> all.forEach(seed -> ask.accept((QwirkleProvider) provider, seed)));
    }

    private static List<List<?>> bags(List<?> values) {
        final List<List<?>> bags = new ArrayList<>();
        values.stream().filter(List.class::isInstance).forEach(each -> bags.add((List<?>) each));
        return bags;
    }

    /** Returns a seed, another, and again the first. */
    private LongStream seeds() {
        final long seed = Seeds.any(random);
        return LongStream.of(seed, Seeds.other(seed, random), seed);
    }

    private static boolean followFromSeeds(List<List<?>> bags) {
        return bags.get(2).equals(bags.get(0)) && !bags.get(1).equals(bags.get(0));
    }

    private static boolean isComplete(List<?> bag) {
        return bag.stream().sorted().toList().equals(QwirklePlay.mixed(new Random(0)).stream().sorted().toList());
    }

    private static boolean areMixed(List<List<?>> bags) {
        final long pairs = bags.stream().mapToLong(bag -> IntStream.range(1, bag.size())
                .filter(i -> bag.get(i).equals(bag.get(i - 1))).count()).sum();
        final double expected = 1.0 * bags.size() / Tile.KINDS.size();
        return LEAST_PAIRS <= pairs && pairs <= MOST_PAIRS && bags.stream().allMatch(MixingPlay::isComplete)
                && PLACES.stream().allMatch(place -> Tile.KINDS.stream().mapToDouble(kind -> bags.stream()
                        .filter(bag -> bag.get(place).equals(kind)).count() - expected)
                        .map(off -> off * off / expected).sum() < FARTHEST);
    }

    /** Trades a tile again and again, when so many tiles are in the bag. */
    private Aside tradingOften(int size) {
        final Position position = dealt(size);
        final List<Tile> tile = position.hands().get(0).subList(0, 1);
        return asking("QW-15", bags -> {
            final long front = bags.stream().filter(bag -> tile.contains(bag.get(0))).count();
            return bags.stream().allMatch(bag -> bag.size() == size)
                    && (size == 1 || LEAST <= front && front <= TRADES - LEAST);
        }, Seeds.apart(0, TRADES), (provider, seed) -> trade(tile, resumed(provider, position, seed)));
    }

    /** Checks that traded tiles, of which none was in the bag, have not all gone to one end, or all together. */
    private static boolean areApart(List<Tile> hand, List<?> bag) {
        return IntStream.rangeClosed(0, bag.size() - hand.size())
                .noneMatch(i -> new HashSet<>(hand).containsAll(bag.subList(i, i + hand.size())));
    }

    private static List<Integer> places(List<Tile> hand, List<?> bag) {
        return hand.stream().map(bag::indexOf).toList();
    }

    /** Returns a position before the first move, with so many tiles in the bag, of which none is in a hand. */
    private Position dealt(int size) {
        final List<Tile> kinds = QwirklePlay.mixed(random).stream().distinct().toList();
        final List<List<Tile>> hands =
                List.of(kinds.subList(0, Qwirkle.HAND), kinds.subList(Qwirkle.HAND, 2 * Qwirkle.HAND));
        return new Position(List.of(List.of(Optional.empty())), List.of(), Player.FIRST, hands, List.of(0, 0),
                QwirklePlay.mixed(random).stream().filter(tile -> kinds.indexOf(tile) >= 2 * Qwirkle.HAND).limit(size)
                        .toList(), Set.of(), 1);
    }

    private static Qwirkle resumed(QwirkleProvider provider, Position position, long seed) {
        return provider.newGame(new Position(position.board(), position.turn(), position.nextToPlay(),
                position.hands(), position.points(), position.bag(), position.options(), seed));
    }

    private static void trade(List<Tile> tiles, Qwirkle game) {
        game.trade(tiles);
        game.bag();
    }

    /** Begins a game if it can begin, with a bag or a number of players that perhaps does not fit. */
    private Aside beginning(int players) {
        final List<Tile> bag = new ArrayList<>(QwirklePlay.mixed(random)
                .subList(0, Math.max(0, players * Qwirkle.HAND - 1) + random.nextInt(3)));
        IntStream.range(0, random.nextInt(2) * Qwirkle.OF_A_KIND).forEach(i -> bag.add(i < bag.size() ? bag.get(0)
                : Tile.KINDS.get(0)));
        final Start start = new Start(players, bag, Set.of(), 1);
        return new Aside("QW-03", Optional.empty(), provider -> {
            if (((QwirkleProvider) provider).whyNotNewGame(start).isEmpty()) {
                ((QwirkleProvider) provider).newGame(start).position();
            }
        });
    }
}
