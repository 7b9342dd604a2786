package tabuleiro.grading.boards;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a value can be by mistake, made of its own parts and of what it was before: a part that is as it was, or has
 * disappeared, appeared, become another or come to lie elsewhere.
 */
public final class Variations {

    /** So many answers from elsewhere lend their parts. */
    private static final int MOST_OTHERS = 8;

    private final Random random;
    private final Map<Class<?>, Set<Object>> known = new LinkedHashMap<>();
    private final Arrangements arrangements = new Arrangements(this);

    private Variations(Random random) {
        this.random = random;
    }

    /**
     * A value that is wrong.
     *
     * @param value the value
     * @param words what is wrong, in words that follow a colon
     */
    public record Varied(Object value, String words) {
    }

    /**
     * Returns values that differ from a right one.
     *
     * @param name     what it is called; empty for a position, whose parts have names
     * @param before   what it was before; the right one itself if that is not known
     * @param position what the game looks like, of whose parts they are made as well
     * @param others   what the same query answers elsewhere
     */
    public static List<Varied> of(String name, Object before, Object right, Object position, Collection<Object> others,
            Random random) {
        final Variations variations = new Variations(random);
        Stream.of(before, right, position).forEach(variations::learn);
        final List<Object> elsewhere = variations.picked(List.copyOf(others), MOST_OTHERS, other ->
                !other.equals(right));
        elsewhere.forEach(variations::learn);
        final Map<Object, String> found = new LinkedHashMap<>();
        variations.varied(name, before, right).forEach(varied -> found.putIfAbsent(varied.value(), varied.words()));
        elsewhere.stream().filter(any -> !name.isEmpty()).limit(2).forEach(each ->
                found.putIfAbsent(each, name + " is that of another board"));
        found.remove(right);
        return found.entrySet().stream().map(entry -> new Varied(entry.getKey(), entry.getValue())).toList();
    }

    private void learn(Object value) {
        if (value instanceof Optional<?> optional) {
            optional.ifPresent(this::learn);
        } else if (value instanceof Collection<?> collection) {
            inOrder(collection).forEach(this::learn);
        } else if (value instanceof Map<?, ?> map) {
            inOrder(map.keySet()).forEach(key -> {
                learn(key);
                learn(map.get(key));
            });
        } else if (value instanceof Enum<?> constant) {
            known.computeIfAbsent(constant.getDeclaringClass(), any -> new LinkedHashSet<>(
                    Arrays.asList(constant.getDeclaringClass().getEnumConstants())));
        } else if (value instanceof Record) {
            known.computeIfAbsent(value.getClass(), Variations::constants).add(value);
            Arrays.stream(value.getClass().getRecordComponents()).forEach(component -> learn(part(value, component)));
        }
    }

    /** Returns what a type lists of itself, such as {@code Square.ALL}. */
    private static Set<Object> constants(Class<?> type) {
        final Set<Object> constants = new LinkedHashSet<>();
        Stream.of(type.getFields()).filter(field -> Collection.class.isAssignableFrom(field.getType()))
                .forEach(field -> {
            try {
                inOrder((Collection<?>) field.get(null)).stream().filter(type::isInstance).forEach(constants::add);
            } catch (IllegalAccessException impossible) {
                throw new IllegalStateException(impossible);
            }
        });
        return constants;
    }

    /** Returns elements in their order; those of a set, which has none, in that of their names. */
    static List<Object> inOrder(Collection<?> some) {
        final List<Object> elements = new ArrayList<>(some);
        if (some instanceof Set) {
            elements.sort(Comparator.comparing(String::valueOf));
        }
        return elements;
    }

    private static Object part(Object value, RecordComponent component) {
        try {
            return component.getAccessor().invoke(value);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns what a part of this name can be by mistake. */
    List<Varied> varied(String name, Object before, Object right) {
        final List<Varied> found = new ArrayList<>();
        if (!before.equals(right)) {
            found.add(new Varied(before, name.isEmpty() ? "nothing has happened" : name + " is as it was before"));
        }
        if (arrangements.handle(right)) {
            found.addAll(arrangements.varied(name, before, right));
        } else if (right instanceof Record && isMadeOfParts(right.getClass())) {
            found.addAll(records(before.getClass() == right.getClass() ? before : right, right));
        } else {
            found.addAll(values(name, right));
        }
        return found;
    }

    private List<Varied> values(String name, Object right) {
        if (right instanceof Optional<?> optional) {
            return Stream.concat(optional.stream().map(any -> new Varied(Optional.empty(), name + " is missing")),
                    others(optional.map(any -> (Object) any)).stream().map(other ->
                            new Varied(Optional.of(other), name + " is another"))).toList();
        } else if (right instanceof Boolean held) {
            return List.of(new Varied(!held, name + " is the opposite"));
        } else if (right instanceof Integer number) {
            return Stream.of(number + 1, number - 1, 0).map(each -> new Varied(each, name + " is wrong")).toList();
        } else if (right instanceof Long number) {
            return List.of(new Varied(number + 1, name + " is wrong"));
        }
        return others(Optional.of(right)).stream().map(other -> new Varied(other, name + " is another")).toList();
    }

    /** A record of numbers and constants is a value like them. */
    private static boolean isMadeOfParts(Class<?> type) {
        return Arrays.stream(type.getRecordComponents()).anyMatch(component -> component.getType().isInterface()
                || component.getType().isRecord() || component.getType() == Optional.class);
    }

    /** Returns two other values of the kind of one; none of nothing. */
    List<Object> others(Optional<Object> value) {
        return value.map(held -> picked(new ArrayList<>(kind(held)), 2,
                other -> !other.equals(held))).orElse(List.of());
    }

    /** Returns so many of some that are wanted. */
    <T> List<T> picked(List<T> some, int most, Function<T, Boolean> wanted) {
        final List<T> picked = new ArrayList<>(some.stream().filter(wanted::apply).toList());
        Collections.shuffle(picked, random);
        return picked.subList(0, Math.min(most, picked.size()));
    }

    private List<Varied> records(Object before, Object right) {
        final RecordComponent[] components = right.getClass().getRecordComponents();
        final List<Varied> found = new ArrayList<>();
        for (int i = 0; i < components.length; i++) {
            final int number = i;
            varied("`" + components[i].getName() + "`", part(before, components[i]), part(right, components[i]))
                    .forEach(varied -> with(right, components, number, varied.value()).ifPresent(made ->
                            found.add(new Varied(made, varied.words()))));
            if (part(right, components[i]).equals(Optional.empty())) {
                picked(List.copyOf(known.getOrDefault(held(components[i]), Set.of())), 2, any -> true).forEach(other ->
                        with(right, components, number, Optional.of(other)).ifPresent(made ->
                                found.add(new Varied(made, "`" + components[number].getName() + "` has appeared"))));
            }
        }
        return found;
    }

    /** Returns of which type that is what a component may hold, or may not. */
    private static Type held(RecordComponent component) {
        return ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
    }

    /** Returns a record with another component; nothing if there can be none. */
    private static Optional<Object> with(Object record, RecordComponent[] components, int number, Object value) {
        final Object[] values = Arrays.stream(components).map(component -> part(record, component)).toArray();
        values[number] = value;
        try {
            return Optional.of(record.getClass().getDeclaredConstructor(Arrays.stream(components)
                    .map(RecordComponent::getType).toArray(Class<?>[]::new)).newInstance(values));
        } catch (InvocationTargetException refused) {
            return Optional.empty();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns all values of the kind of one that are known. */
    Set<Object> kind(Object value) {
        return known.getOrDefault(value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass(),
                Set.of());
    }

    /** Returns all values that are known. */
    Stream<Object> known() {
        return known.values().stream().flatMap(Set::stream);
    }
}
