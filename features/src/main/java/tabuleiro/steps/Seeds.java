package tabuleiro.steps;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Seeds that are worth trying: with the same one everything must come again, and with another one something else. */
public final class Seeds {

    private static final int MOST = 1000;

    /** One seed in so many is rare. */
    private static final int SELDOM = 3;

    /** Seeds that a generator may have and nobody expects. */
    private static final List<Long> RARE = List.of(0L, -1L, (1L << Integer.SIZE) + 1, Long.MIN_VALUE, Long.MAX_VALUE);

    /** A multiple of 1,000 and of 2^32. */
    private static final long LIKE_BITS_AND_DIGITS = 125L << Integer.SIZE;

    private Seeds() {
    }

    /** Returns a seed: a small one, or a {@link #rare rare} one. */
    public static long any(RandomGenerator random) {
        return random.nextInt(SELDOM) == 0 ? rare(random) : random.nextInt(MOST);
    }

    /** Returns a seed that nobody expects. */
    public static long rare(RandomGenerator random) {
        return Deck.any(RARE, random);
    }

    /** Returns another seed: the next one, or one that looks alike to whoever loses the sign, some bits or digits. */
    public static long other(long seed, RandomGenerator random) {
        return Deck.any(Stream.of(seed + 1, -seed, seed + LIKE_BITS_AND_DIGITS).filter(each -> each != seed).toList(),
                random);
    }
}
