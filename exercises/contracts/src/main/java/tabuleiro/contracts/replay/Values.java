package tabuleiro.contracts.replay;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * Reads values of which only the declared type is known, as grading writes them: its package {@code wire} says how.
 *
 * @param objects returns the object behind an interface that has this number
 */
public record Values(IntFunction<Object> objects) {

    private static final int LARGE = 0xff;

    /** Returns the values of these types that come next. */
    public Object[] read(DataInputStream in, Type... types) throws IOException {
        final Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            values[i] = types[i] instanceof ParameterizedType generic ? generic(in, generic)
                    : plain(in, (Class<?>) types[i]);
        }
        return values;
    }

    private Object plain(DataInputStream in, Class<?> type) throws IOException {
        if (type == boolean.class || type == Boolean.class) {
            return in.readBoolean();
        } else if (type == int.class || type == Integer.class) {
            return number(in);
        } else if (type == long.class || type == Long.class) {
            return in.readLong();
        } else if (type == String.class) {
            return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
        } else if (type.isEnum()) {
            return type.getEnumConstants()[in.readUnsignedShort()];
        }
        return type.isRecord() ? composite(in, type) : objects.apply(in.readInt());
    }

    /** Returns a number that is small, in one byte, or large, in five. */
    private static int number(DataInputStream in) throws IOException {
        final int first = in.readUnsignedByte();
        return first == LARGE ? in.readInt() : first;
    }

    private Object composite(DataInputStream in, Class<?> type) throws IOException {
        final RecordComponent[] parts = type.getRecordComponents();
        final Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return type.getDeclaredConstructor(types).newInstance(
                    read(in, Arrays.stream(parts).map(RecordComponent::getGenericType).toArray(Type[]::new)));
        } catch (ReflectiveOperationException broken) {
            throw new IOException("What is recorded cannot be read: no " + type.getSimpleName(), broken);
        }
    }

    private Object generic(DataInputStream in, ParameterizedType type) throws IOException {
        final Type[] of = type.getActualTypeArguments();
        if (type.getRawType() == Optional.class) {
            return in.readBoolean() ? Optional.of(read(in, of)[0]) : Optional.empty();
        }
        final Map<Object, Object> map = new LinkedHashMap<>();
        final Collection<Object> elements = type.getRawType() == Set.class ? new LinkedHashSet<>() : new ArrayList<>();
        for (int left = number(in); left > 0; left--) {
            final Object[] next = read(in, of);
            elements.add(next[0]);
            map.put(next[0], next[next.length - 1]);
        }
        return type.getRawType() == Map.class ? map : elements;
    }
}
