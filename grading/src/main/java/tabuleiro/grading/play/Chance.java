package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What is asked where chance decides: the answers must follow from the seed alone, and nothing may be favoured. Of fair
 * generators, one of a million breaks a bound.
 */
public final class Chance {

    private static final double DEVIATIONS = 6;
    private static final double FEW = 16;

    private static final int MOST = 1000;
    /** One seed in so many is one that nobody expects. */
    private static final int SELDOM = 3;
    private static final List<Long> RARE = List.of(0L, -1L, (1L << Integer.SIZE) + 1, Long.MIN_VALUE, Long.MAX_VALUE);
    /** A multiple of 1,000 and of 2^32. */
    private static final long LIKE_BITS_AND_DIGITS = 125L << Integer.SIZE;
    /** Sets seeds far apart: generators that start from small numbers begin alike. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private Chance() {
    }

    /** Returns a seed: a small one, or one that nobody expects. */
    public static long seed(Random random) {
        return random.nextInt(SELDOM) == 0 ? any(RARE, random) : random.nextInt(MOST);
    }

    /** Returns another seed: the next one, or one that looks alike to whoever loses the sign, some bits or digits. */
    public static long other(long seed, Random random) {
        return any(Stream.of(seed + 1, -seed, seed + LIKE_BITS_AND_DIGITS).filter(number -> number != seed)
                .toList(), random);
    }

    /** Returns a seed, another, and again the first. */
    public static List<Long> seeds(Random random) {
        final long seed = seed(random);
        return List.of(seed, other(seed, random), seed);
    }

    /** Returns a seed and others that lie far from each other. */
    public static List<Long> apart(long first, int number) {
        return LongStream.range(0, number).map(i -> first + i * SPREAD).boxed().toList();
    }

    /** Checks whether answers to {@link #seeds} follow from them. */
    public static boolean follow(List<List<Object>> answers) {
        return answers.get(2).equals(answers.get(0)) && !answers.get(1).equals(answers.get(0));
    }

    /**
     * Asks what is made from seeds, each in turn, so many times.
     *
     * @param making makes something from a seed with a provider; returns what asks it for the time of a number
     * @param right  checks the answers by seed
     */
    @SuppressWarnings("unchecked")
    public static <P> Aside asking(String rule, List<Long> seeds, int times, BiFunction<P, Long, IntConsumer> making,
            Predicate<List<List<Object>>> right) {
        return new Aside(rule, Optional.of(values -> right.test(bySeed(values, seeds.size(), times))), provider -> {
            final List<IntConsumer> made = seeds.stream().map(seed -> making.apply((P) provider, seed)).toList();
            IntStream.range(0, times).forEach(i -> made.forEach(ask -> ask.accept(i)));
        });
    }

    private static List<List<Object>> bySeed(List<?> values, int seeds, int times) {
        final int calls = values.size() / seeds / times;
        return IntStream.range(0, seeds).mapToObj(seed -> IntStream.range(0, values.size())
                .filter(i -> i / calls % seeds == seed).<Object>mapToObj(values::get).filter(Objects::nonNull).toList())
                .toList();
    }

    /** Checks whether values come about equally often, and one twice in a row as often as it should. */
    public static boolean isEven(List<?> values, Collection<?> of) {
        final double expected = 1.0 * values.size() / of.size();
        final double many = (values.size() - 1.0) / of.size();
        return of.containsAll(values) && (of.size() == 1 || isLikely(of.size() - 1, of.stream()
                .mapToDouble(each -> Math.pow(Collections.frequency(values, each) - expected, 2) / expected).sum())
                && isLikely(1, Math.pow(pairs(values) - many, 2) / many / (1 - 1.0 / of.size())));
    }

    /** Checks whether each kind lies as often as the others at places of lists, and not beside its like too often. */
    public static boolean areMixed(List<List<Object>> answers, Collection<?> kinds) {
        final List<List<?>> lists = answers.stream().<List<?>>map(answer -> (List<?>) answer.get(0)).toList();
        final int size = lists.get(0).size();
        final long alike = lists.stream().mapToLong(list -> pairs(list)).sum();
        final double expected = lists.size() * (1.0 * size / kinds.size() - 1);
        return isLikely(1, Math.pow(alike - expected, 2) / expected) && IntStream.of(0, 1, size / 2, size / 2 + 1,
                size - 2, size - 1).allMatch(at -> isEven(lists.stream().map(list -> list.get(at)).toList(), kinds));
    }

    private static long pairs(List<?> values) {
        return IntStream.range(1, values.size()).filter(i -> values.get(i).equals(values.get(i - 1))).count();
    }

    /** Checks by Pearson's test whether differences are as small as they mostly are. */
    private static boolean isLikely(int freedom, double differences) {
        return differences < freedom + DEVIATIONS * Math.sqrt(2.0 * freedom) + FEW;
    }

    /** Returns one of these, each as likely as the others. */
    public static <T> T any(List<T> some, Random random) {
        return some.get(random.nextInt(some.size()));
    }

    /** Returns the same in any order. */
    public static <T> List<T> shuffled(Collection<T> some, Random random) {
        final List<T> shuffled = new ArrayList<>(some);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }
}
