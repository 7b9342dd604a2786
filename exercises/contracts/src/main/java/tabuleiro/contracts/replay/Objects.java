package tabuleiro.contracts.replay;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The objects of a program that were returned in one play, by their numbers, and values in which they stand so. */
final class Objects {

    private static final int MOST_ELEMENTS = 10_000;

    private final List<Object> objects = new ArrayList<>();

    /** Begins with a provider, which is number 0. */
    Objects(Object provider) {
        objects.add(provider);
    }

    /** Returns the object of this number. */
    Object object(int number) {
        return objects.get(number);
    }

    /** Returns these arguments with the objects that they stand for. */
    Object[] arguments(Object[] arguments) {
        final Object[] handed = arguments.clone();
        for (int i = 0; i < handed.length; i++) {
            handed[i] = handed[i] instanceof Known known ? object(known.number()) : handed[i];
        }
        return handed;
    }

    /**
     * Returns a value that can be compared with others, whatever the program has made it of.
     *
     * @throws IllegalStateException if it has more elements than any right one
     */
    Object plain(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(this::plain);
        } else if (value instanceof Map<?, ?> map) {
            final Map<Object, Object> copy = new HashMap<>();
            copy(map.keySet(), new ArrayList<>()).forEach(key -> copy.put(key, plain(map.get(key))));
            return copy;
        } else if (value instanceof Collection<?> collection) {
            return copy(collection, value instanceof Set ? new HashSet<>() : new ArrayList<>());
        }
        return value == null || isValue(value.getClass()) ? value : new Known(number(value));
    }

    private Collection<Object> copy(Collection<?> from, Collection<Object> to) {
        int count = 0;
        for (Object each : from) {
            if (++count > MOST_ELEMENTS) {
                throw new IllegalStateException("too many elements");
            }
            to.add(plain(each));
        }
        return to;
    }

    /** Values are those of Java and of the specification: nothing of the program itself. */
    private static boolean isValue(Class<?> type) {
        return type.isRecord() && type.getClassLoader() == Objects.class.getClassLoader()
                || Enum.class.isAssignableFrom(type) || Number.class.isAssignableFrom(type)
                || type == String.class || type == Boolean.class;
    }

    private int number(Object object) {
        for (int i = 0; i < objects.size(); i++) {
            if (objects.get(i) == object) {
                return i;
            }
        }
        objects.add(object);
        return objects.size() - 1;
    }
}
