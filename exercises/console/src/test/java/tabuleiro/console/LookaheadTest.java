package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Looking ahead finds what trying every line would find, at the depth that it has, and asks no more than it may. */
class LookaheadTest {

    /** A tree in which a position is the moves that led there; what each is worth follows from its number. */
    private static final class Tree implements Lookahead.Positions<List<Integer>, Integer> {

        private final int width;
        private final int height;
        private final long seed;
        private int asked;

        Tree(int width, int height, long seed) {
            this.width = width;
            this.height = height;
            this.seed = seed;
        }

        @Override
        public List<Integer> moves(List<Integer> position) {
            return position.size() == height ? List.of() : IntStream.range(0, width).boxed().toList();
        }

        @Override
        public List<Integer> after(List<Integer> position, Integer move) {
            asked++;
            final List<Integer> after = new ArrayList<>(position);
            after.add(move);
            return after;
        }

        @Override
        public int value(List<Integer> position) {
            return new Random(seed * 31 + position.hashCode()).nextInt(21) - 10;
        }

        /** Tries every line. */
        private int plain(List<Integer> position, int ahead) {
            final List<Integer> legal = ahead == 0 ? List.of() : moves(position);
            return legal.isEmpty() ? value(position) * (ahead + 1) : legal.stream()
                    .mapToInt(move -> -plain(after(position, move), ahead - 1)).max().orElseThrow();
        }

        private Set<Integer> best(int ahead) {
            final List<Integer> legal = moves(List.of());
            final int most = legal.stream().mapToInt(move -> -plain(List.of(move), ahead - 1)).max().orElseThrow();
            return new HashSet<>(legal.stream().filter(move -> -plain(List.of(move), ahead - 1) == most).toList());
        }
    }

    @Test
    void itChoosesWhatTryingEveryLineChooses() {
        for (long seed = 0; seed < 200; seed++) {
            final int ahead = 1 + (int) (seed % 4);
            final Tree tree = new Tree(2 + (int) (seed % 3), 3 + (int) (seed % 2), seed);
            assertThat(tree.best(ahead)).as("seed %s, %s ahead", seed, ahead).contains(
                    new Lookahead<>(tree, ahead, new Chance(seed)).best(List.of(), tree.moves(List.of())));
        }
    }

    @Test
    void ofMovesThatAreWorthTheSameItChoosesAnyAndTheSameWithTheSameSeed() {
        final Set<Integer> chosen = new HashSet<>();
        for (long seed = 0; seed < 100; seed++) {
            final int choice = new Lookahead<>(new Level(), 1, new Chance(seed)).best(0, List.of(0, 1, 2, 3));
            assertThat(new Lookahead<>(new Level(), 1, new Chance(seed)).best(0, List.of(0, 1, 2, 3)))
                    .isEqualTo(choice);
            chosen.add(choice);
        }
        assertThat(chosen).containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    /** A game in which every position is worth the same. */
    private static final class Level implements Lookahead.Positions<Integer, Integer> {

        @Override
        public List<Integer> moves(Integer position) {
            return List.of(0, 1, 2, 3);
        }

        @Override
        public Integer after(Integer position, Integer move) {
            return position + 1;
        }

        @Override
        public int value(Integer position) {
            return 0;
        }
    }

    @Test
    void itAsksForNoMorePositionsThanItMay() {
        final Tree wide = new Tree(60, 100, 7);
        final int choice = new Lookahead<>(wide, 50, new Chance(1)).best(List.of(), wide.moves(List.of()));
        assertThat(wide.asked).isBetween(Lookahead.MOST_POSITIONS, Lookahead.MOST_POSITIONS + 60);
        assertThat(choice).as("what was seen to the end counts").isIn(wide.best(2));
    }
}
