package tabuleiro.qwirkle.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/** Bags that are shuffled well pass, with any good generator; others do not. */
class MixedBagsTest {

    private static final int FIRST_SEEDS = 20;

    private static List<Tile> all() {
        final List<Tile> bag = new ArrayList<>();
        Collections.nCopies(Qwirkle.OF_A_KIND, Tile.KINDS).forEach(bag::addAll);
        return bag;
    }

    private static MixedBags bags(long first, LongFunction<List<Tile>> shuffle) {
        return new MixedBags(MixedBags.seeds(first, MixedBags.NUMBER).mapToObj(shuffle).toList());
    }

    private static boolean haveFairPairs(MixedBags bags) {
        return MixedBags.LEAST_PAIRS <= bags.pairs() && bags.pairs() <= MixedBags.MOST_PAIRS;
    }

    private static List<Tile> shuffled(Random random) {
        final List<Tile> bag = all();
        Collections.shuffle(bag, random);
        return bag;
    }

    @Test
    void goodShufflesPass() {
        for (long first = 0; first < FIRST_SEEDS; first++) {
            for (MixedBags bags : List.of(bags(first, seed -> shuffled(new Random(seed))),
                    bags(first, seed -> shuffled(new Random(new SplittableRandom(seed).nextLong()))))) {
                assertThat(bags.areEven()).as("from seed %s on", first).isTrue();
                assertThat(haveFairPairs(bags)).as("from seed %s on", first).isTrue();
            }
        }
    }

    @Test
    void unshuffledBagsAreNotEven() {
        assertThat(bags(1, seed -> all()).areEven()).isFalse();
    }

    @Test
    void bagsOfWhichOnlyTheFirstTwoThirdsAreShuffledAreNotEven() {
        assertThat(bags(1, seed -> {
            final List<Tile> bag = all();
            Collections.shuffle(bag.subList(0, 2 * Tile.KINDS.size()), new Random(seed));
            return bag;
        }).areEven()).isFalse();
    }

    /** Each place is fair, but neighbours stay neighbours. */
    @Test
    void bagsThatAreCutHaveTooFewPairs() {
        final MixedBags bags = bags(1, seed -> {
            final List<Tile> bag = all();
            Collections.rotate(bag, new Random(seed).nextInt(bag.size()));
            return bag;
        });
        assertThat(haveFairPairs(bags)).isFalse();
    }

    @Test
    void bagsInWhichEqualTilesStayTogetherHaveTooManyPairs() {
        final MixedBags bags = bags(1, seed -> {
            final List<Tile> kinds = new ArrayList<>(Tile.KINDS);
            Collections.shuffle(kinds, new Random(seed));
            return kinds.stream().flatMap(kind -> Collections.nCopies(Qwirkle.OF_A_KIND, kind).stream()).toList();
        });
        assertThat(haveFairPairs(bags)).isFalse();
    }
}
