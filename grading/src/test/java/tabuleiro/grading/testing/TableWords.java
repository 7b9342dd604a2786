package tabuleiro.grading.testing;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How a {@link Table} writes values as words, and reads them. It is handed in with the table. */
final class TableWords {

    private static final String END = "\u0001";

    private final String[] words;
    private int at;

    private TableWords(String text) {
        words = text.split(END, -1);
    }

    /** Returns the words for a value; sets and maps have one order. */
    static String of(Object value) {
        if (value instanceof Record) {
            return "R" + value.getClass().getName() + END + components(value);
        }
        if (value instanceof Optional<?>) {
            return "O" + ((Optional<?>) value).map(each -> 1 + END + of(each)).orElse(0 + END);
        }
        if (value instanceof Map<?, ?>) {
            final List<String> all = new ArrayList<>();
            ((Map<?, ?>) value).forEach((key, each) -> all.add(of(key) + of(each)));
            return "M" + many(all, true);
        }
        if (value instanceof Collection<?>) {
            final List<String> all = new ArrayList<>();
            ((Collection<?>) value).forEach(each -> all.add(of(each)));
            return (value instanceof Set<?> ? "S" : "L") + many(all, value instanceof Set<?>);
        }
        if (value instanceof Enum<?>) {
            return "E" + ((Enum<?>) value).getDeclaringClass().getName() + END + ((Enum<?>) value).name() + END;
        }
        return (value instanceof String ? "T" : value.getClass().getSimpleName().substring(0, 1)) + value + END;
    }

    private static String many(List<String> all, boolean isSorted) {
        if (isSorted) {
            all.sort(null);
        }
        return all.size() + END + String.join("", all);
    }

    private static String components(Object value) {
        final StringBuilder all = new StringBuilder();
        try {
            for (RecordComponent each : value.getClass().getRecordComponents()) {
                all.append(of(each.getAccessor().invoke(value)));
            }
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
        return all.toString();
    }

    /** Returns the value that these words stand for. */
    static Object value(String text) {
        return new TableWords(text).next();
    }

    private Object next() {
        final String word = words[at++];
        final String rest = word.substring(1);
        switch (word.charAt(0)) {
            case 'E':
                return constant(rest);
            case 'R':
                return record(rest);
            case 'O':
                return rest.equals("1") ? Optional.of(next()) : Optional.empty();
            case 'M':
                return map(Integer.parseInt(rest));
            case 'L':
                return some(Integer.parseInt(rest), new ArrayList<>());
            case 'S':
                return some(Integer.parseInt(rest), new HashSet<>());
            case 'B':
                return Boolean.valueOf(rest);
            case 'I':
                return Integer.valueOf(rest);
            default:
                return word.charAt(0) == 'T' ? rest : Long.valueOf(rest);
        }
    }

    private Object constant(String type) {
        final String name = words[at++];
        for (Object each : type(type).getEnumConstants()) {
            if (((Enum<?>) each).name().equals(name)) {
                return each;
            }
        }
        throw new IllegalStateException(type);
    }

    private Object record(String type) {
        final RecordComponent[] all = type(type).getRecordComponents();
        final Class<?>[] types = new Class<?>[all.length];
        final Object[] values = new Object[all.length];
        for (int i = 0; i < all.length; i++) {
            types[i] = all[i].getType();
            values[i] = next();
        }
        try {
            return type(type).getConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private Map<Object, Object> map(int size) {
        final Map<Object, Object> map = new HashMap<>();
        for (int left = size; left > 0; left--) {
            final Object key = next();
            map.put(key, next());
        }
        return map;
    }

    private Collection<Object> some(int size, Collection<Object> some) {
        for (int left = size; left > 0; left--) {
            some.add(next());
        }
        return some;
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
