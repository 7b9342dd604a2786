package tabuleiro.grading.child;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * Compares values of two copies of the same classes by all that can be reached from them, without calling any method of
 * the submission.
 */
final class Likeness {

    private static final Set<Class<?>> PLAIN = Set.of(Boolean.class, Byte.class, Short.class, Character.class,
            Integer.class, Long.class, Float.class, Double.class, String.class);

    /** Collections that say what they hold without a call to anything in them, and hold nothing else. */
    private static final Set<String> OPEN = Set.of("java.util.Optional", "java.util.ArrayList",
            "java.util.Arrays$ArrayList", "java.util.LinkedList", "java.util.ArrayDeque", "java.util.LinkedHashMap",
            "java.util.TreeMap", "java.util.EnumMap", "java.util.LinkedHashSet", "java.util.RegularEnumSet",
            "java.util.ImmutableCollections$List12", "java.util.ImmutableCollections$ListN",
            "java.util.ImmutableCollections$Set12", "java.util.ImmutableCollections$SetN",
            "java.util.ImmutableCollections$Map1", "java.util.ImmutableCollections$MapN",
            "java.util.Collections$EmptyList", "java.util.Collections$EmptySet", "java.util.Collections$EmptyMap",
            "java.util.Collections$SingletonList");

    /** Collections that hold one thing more: their capacity, which shows later how much they once held. */
    private static final Set<String> HASH_TABLES = Set.of("java.util.HashMap", "java.util.HashSet");

    /** Objects of Java whose serial form is all there is to them. */
    private static final Set<String> WRITTEN_WHOLE = Set.of("java.util.Random", "java.util.regex.Pattern",
            "java.math.BigInteger", "java.util.concurrent.atomic.AtomicBoolean",
            "java.util.concurrent.atomic.AtomicInteger", "java.util.concurrent.atomic.AtomicLong");

    /** The fields of the objects of a class, without those that it inherits, looked up once. */
    private static final ClassValue<List<Field>> FIELDS = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
            final List<Field> fields = new ArrayList<>();
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    fields.add(field);
                }
            }
            return List.copyOf(fields);
        }
    };

    private static final int MOST_OBJECTS = 500_000;

    private final Map<Object, Object> twins = new IdentityHashMap<>();
    private final Map<Object, Object> twinsBack = new IdentityHashMap<>();
    private final Deque<Object> open = new ArrayDeque<>();

    /**
     * Compares what can be seen of two values at once, and notes what is behind them for {@link #isComplete}.
     *
     * @return whether they may be alike
     */
    boolean mayBeAlike(Object one, Object other) {
        if (one == null || other == null) {
            return one == other;
        }
        if (PLAIN.contains(one.getClass())) {
            return one.getClass() == other.getClass() && one.equals(other);
        }
        final Object known = twins.putIfAbsent(one, other);
        final Object knownBack = twinsBack.putIfAbsent(other, one);
        if (known == null && knownBack == null) {
            open.add(one);
            open.add(other);
            return twins.size() <= MOST_OBJECTS;
        }
        return known == other && knownBack == one;
    }

    /**
     * Returns whether all values are alike that have been noted, with all that can be reached from them.
     *
     * @throws IllegalStateException if something cannot be compared
     */
    boolean isComplete() throws ReflectiveOperationException {
        while (!open.isEmpty()) {
            if (!isContentAlike(open.remove(), open.remove())) {
                return false;
            }
        }
        return true;
    }

    private boolean isContentAlike(Object one, Object other) throws ReflectiveOperationException {
        final String type = one.getClass().getName();
        if (!type.equals(other.getClass().getName())) {
            return false;
        }
        if (one instanceof Object[] elements) {
            return areElementsAlike(Arrays.asList(elements), Arrays.asList((Object[]) other));
        }
        if (one.getClass().isArray()) {
            return Arrays.deepEquals(new Object[] {one}, new Object[] {other});
        }
        if (one.getClass().getClassLoader() != null && !one.getClass().isHidden()) {
            return areFieldsAlike(one, one.getClass(), other, other.getClass());
        }
        if (WRITTEN_WHOLE.contains(type)) {
            return SerialForm.isAlike(one, other);
        }
        if (HASH_TABLES.contains(type)) {
            return SerialForm.beginsAlike(one, other) && isOpenAlike(one, other);
        }
        if (OPEN.contains(type)) {
            return isOpenAlike(one, other);
        }
        throw new IllegalStateException("cannot compare " + type);
    }

    private boolean areFieldsAlike(Object one, Class<?> type, Object other, Class<?> otherType)
            throws ReflectiveOperationException {
        if (type.getClassLoader() == null) {
            if (type == Enum.class) {
                return ((Enum<?>) one).name().equals(((Enum<?>) other).name());
            }
            if (type != Object.class && type != Record.class) {
                throw new IllegalStateException("cannot compare " + type);
            }
            return true;
        }
        final List<Field> fields = FIELDS.get(type);
        final List<Field> otherFields = FIELDS.get(otherType);
        for (int i = 0; i < fields.size(); i++) {
            if (!mayBeAlike(fields.get(i).get(one), otherFields.get(i).get(other))) {
                return false;
            }
        }
        return areFieldsAlike(one, type.getSuperclass(), other, otherType.getSuperclass());
    }

    private boolean isOpenAlike(Object one, Object other) {
        if (one instanceof Optional<?> optional) {
            return mayBeAlike(optional.orElse(null), ((Optional<?>) other).orElse(null));
        }
        if (one instanceof Map<?, ?> map) {
            final Map<?, ?> otherMap = (Map<?, ?>) other;
            return areOrdersAlike(map, otherMap) && areElementsAlike(map.keySet(), otherMap.keySet())
                    && areElementsAlike(map.values(), otherMap.values());
        }
        return areElementsAlike((Collection<?>) one, (Collection<?>) other);
    }

    private boolean areOrdersAlike(Map<?, ?> one, Map<?, ?> other) {
        return !(one instanceof SortedMap<?, ?> sorted)
                || mayBeAlike(sorted.comparator(), ((SortedMap<?, ?>) other).comparator());
    }

    private boolean areElementsAlike(Collection<?> some, Collection<?> others) {
        final Iterator<?> other = others.iterator();
        for (Object each : some) {
            if (!other.hasNext() || !mayBeAlike(each, other.next())) {
                return false;
            }
        }
        return !other.hasNext();
    }
}
