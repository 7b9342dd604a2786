package tabuleiro.grading.play;

import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Seeds that are worth trying: with the same one everything must come again, and with another one something else. */
final class Seeds {

    private static final int MOST = 1000;

    /** One seed in so many is one that nobody expects. */
    private static final int SELDOM = 3;
    private static final List<Long> RARE = List.of(0L, -1L, (1L << Integer.SIZE) + 1, Long.MIN_VALUE, Long.MAX_VALUE);

    /** A multiple of 1,000 and of 2^32. */
    private static final long LIKE_BITS_AND_DIGITS = 125L << Integer.SIZE;

    /** Sets seeds far apart: generators that start from small numbers begin alike. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private Seeds() {
    }

    /** Returns a seed: a small one, or one that nobody expects. */
    static long any(Random random) {
        return random.nextInt(SELDOM) == 0 ? RARE.get(random.nextInt(RARE.size())) : random.nextInt(MOST);
    }

    /** Returns another seed: the next one, or one that looks alike to whoever loses the sign, some bits or digits. */
    static long other(long seed, Random random) {
        final List<Long> others = Stream.of(seed + 1, -seed, seed + LIKE_BITS_AND_DIGITS).filter(each -> each != seed)
                .toList();
        return others.get(random.nextInt(others.size()));
    }

    /** Returns a seed and others that lie far from each other. */
    static LongStream apart(long first, int number) {
        return LongStream.range(0, number).map(i -> first + i * SPREAD);
    }
}
