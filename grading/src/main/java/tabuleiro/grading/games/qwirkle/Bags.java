package tabuleiro.grading.games.qwirkle;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.grading.play.Aside;
import tabuleiro.grading.play.Chance;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** What chance decides about bags of tiles. */
final class Bags {

    private Bags() {
    }

    /** Asks for bags, which must be complete, and right together. */
    static Aside shuffling(List<Long> seeds, Predicate<List<List<Object>>> right) {
        return Chance.<QwirkleProvider>asking("QW-02", seeds, 1, (provider, seed) -> any -> provider.shuffledBag(seed),
                bags -> right.test(bags) && bags.stream()
                        .allMatch(bag -> ((List<?>) bag.get(0)).stream().sorted().toList().equals(QwirklePlay.ALL)));
    }

    /**
     * Has two players, who hold no tile alike, trade after each other when so many other tiles are in the bag, which
     * stay in their order: one tile gets to each place as often, and six lie among the others, each time elsewhere.
     */
    static Aside trading(int size, List<Long> seeds, Random random) {
        final List<Tile> hands = Chance.shuffled(Tile.KINDS, random).subList(0, 2 * Qwirkle.HAND);
        final List<Tile> tiles = Stream.concat(hands.stream(), Chance.shuffled(QwirklePlay.ALL, random).stream()
                .filter(tile -> !hands.contains(tile)).limit(size)).toList();
        final int many = Math.min(size / 3 + 1, Qwirkle.HAND);
        return Chance.<QwirkleProvider>asking("QW-15", seeds, 1, (provider, seed) -> any -> {
            final Qwirkle game = size % 2 == 0 ? provider.newGame(new Start(2, tiles, Set.of(), seed))
                    : provider.newGame(QwirklePlay.position(List.of(List.of(Optional.empty())), tiles, seed));
            IntStream.of(0, Qwirkle.HAND).forEach(from -> {
                game.trade(hands.subList(from, from + many));
                game.bag();
            });
        }, bags -> {
            final List<List<Integer>> found = bags.stream().flatMap(bag -> IntStream.range(0, 2).mapToObj(i -> hands
                    .stream().skip(i * Qwirkle.HAND).limit(many).map(((List<?>) bag.get(i))::indexOf).sorted()
                    .toList())).toList();
            return bags.stream().flatMap(List::stream).map(bag -> ((List<?>) bag).stream()
                    .filter(tile -> !hands.contains(tile)).toList())
                    .allMatch(rest -> rest.equals(tiles.subList(tiles.size() - rest.size(), tiles.size())))
                    && (many == 1 ? Chance.isEven(IntStream.range(0, bags.size()).mapToObj(i -> found.get(2 * i).get(0))
                    .toList(), IntStream.range(0, size).boxed().toList())
                    : Chance.follow(bags) && !found.get(0).equals(found.get(1))
                    && found.stream().allMatch(each -> each.get(many - 1) - each.get(0) >= many));
        });
    }
}
