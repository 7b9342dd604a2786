package tabuleiro.grading.child;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values are alike if nothing can tell them apart later; what cannot be compared is never said to be alike. */
class LikenessTest {

    private static boolean areAlike(Object one, Object other) {
        final Likeness likeness = new Likeness();
        try {
            return likeness.mayBeAlike(one, other) && likeness.isComplete();
        } catch (ReflectiveOperationException broken) {
            throw new AssertionError(broken);
        }
    }

    /** A class of a submission, as far as this comparison knows. */
    private static final class Node {
        private final int number;
        private Object next;

        Node(int number, Object next) {
            this.number = number;
            this.next = next;
        }
    }

    private static Node chain(int length, int last) {
        Node node = new Node(last, null);
        for (int i = 1; i < length; i++) {
            node = new Node(i, node);
        }
        return node;
    }

    private static Node circle(int length) {
        final Node end = new Node(0, null);
        Node node = end;
        for (int i = 1; i < length; i++) {
            node = new Node(0, node);
        }
        end.next = node;
        return node;
    }

    private static Map<Integer, Integer> table(int capacity) {
        return new HashMap<>(capacity);
    }

    static Stream<Supplier<Object>> values() {
        return Stream.of(() -> null, () -> 1, () -> "text", () -> new int[][] {{1, 2}, {3}},
                () -> new Object[] {"a", null}, () -> Optional.of("a"), () -> List.of(1, 2), () -> Map.of("a", 1),
                () -> new ArrayList<>(List.of("a")), () -> new HashMap<>(Map.of("a", new int[] {1})),
                () -> new HashSet<>(List.of(1, 2)), () -> new LinkedHashMap<>(Map.of("a", 1)),
                () -> new TreeMap<>(Map.of("a", 1)), () -> new Random(42), () -> new AtomicInteger(3),
                () -> Pattern.compile("a+", Pattern.CASE_INSENSITIVE), () -> BigInteger.TEN.pow(30),
                () -> chain(100_000, 7), () -> circle(5));
    }

    @ParameterizedTest
    @MethodSource("values")
    void whatIsMadeTheSameWayIsAlike(Supplier<Object> made) {
        assertThat(areAlike(made.get(), made.get())).isTrue();
    }

    @Test
    void noTwoOfTheseAreAlike() {
        final List<Supplier<Object>> all = values().toList();
        for (Supplier<Object> one : all) {
            for (Supplier<Object> other : all) {
                assertThat(areAlike(one.get(), other.get())).isEqualTo(one == other);
            }
        }
    }

    static Stream<Object[]> different() {
        final Map<Integer, Integer> cleared = table(16);
        cleared.putAll(Map.of(1, 1, 2, 2));
        cleared.clear();
        final Map<Integer, Integer> grown = table(16);
        for (int i = 0; i < 100; i++) {
            grown.put(i, i);
        }
        grown.clear();
        final HashSet<Object> large = new HashSet<>(1000);
        final Random asked = new Random(42);
        asked.nextInt();
        final Object shared = new int[1];
        return Stream.of(new Object[][] {
            {1, 2}, {1, 1L}, {"a", "b"}, {0.0, -0.0}, {null, "a"}, {"a", null},
            {new int[] {1}, new int[] {2}}, {new int[] {1}, new long[] {1}},
            {new Object[] {"a"}, new Object[] {"a", "b"}}, {new Object[] {"a", "b"}, new Object[] {"a"}},
            {List.of(1), Arrays.asList(1)}, {Optional.empty(), Optional.of(1)},
            {table(16), grown}, {new HashSet<>(), large},
            {Map.of("a", 1), Map.of("a", 2)}, {Map.of("a", 1), Map.of("b", 1)},
            {new HashMap<>(Map.of("a", new int[] {1})), new HashMap<>(Map.of("a", new int[] {2}))},
            {new Random(42), asked}, {new AtomicInteger(3), new AtomicInteger(4)},
            {Pattern.compile("a"), Pattern.compile("a", Pattern.DOTALL)},
            {chain(10_000, 7), chain(10_000, 8)}, {circle(5), circle(6)},
            {List.of(shared, shared), List.of(new int[1], new int[1])},
            {List.of(new int[1], new int[1]), List.of(shared, shared)},
        });
    }

    @ParameterizedTest
    @MethodSource("different")
    void whatDiffersInOneThingIsNotAlike(Object one, Object other) {
        assertThat(areAlike(one, other)).isFalse();
    }

    static Stream<Object> closed() {
        return Stream.of(new Object(), new Thread(), new StringBuilder("a"), Collections.synchronizedList(List.of()),
                new TreeMap<>(Comparator.<Integer>naturalOrder()), (Runnable) () -> { });
    }

    @ParameterizedTest
    @MethodSource("closed")
    void whatCannotBeComparedIsNotSaidToBeAlike(Object value) {
        assertThatThrownBy(() -> areAlike(value, value)).isInstanceOf(IllegalStateException.class);
    }

    /** The comparison takes time and memory of a submission, so it is given up where there is very much. */
    @Test
    void whatIsTooMuchIsNotAlike() {
        assertThat(areAlike(chain(600_000, 7), chain(600_000, 7))).isFalse();
    }
}
