package tabuleiro.grading.wire;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes and reads the values that may cross a process boundary, led by their declared type alone: boolean, int, long,
 * String, an enum, a record of these, a List, Set, Map or Optional of these, or an interface (by handle).
 *
 * <p>Nothing that arrives chooses which class is made: the type comes from the specification.
 */
public final class Codec {

    private static final int MOST_CHARACTERS = 1 << 16;
    private static final int MOST_ELEMENTS = 10_000;

    private final Handles handles;
    private final Map<Class<?>, Shape> shapes = new HashMap<>();

    /** Will let these handles stand for objects behind interfaces. */
    public Codec(Handles handles) {
        this.handles = handles;
    }

    /**
     * Writes a value of a declared type.
     *
     * @throws MalformedException if the value is null, too large, or not of that type; the message says which
     */
    public void write(DataOutputStream out, Type type, Object value) throws IOException {
        if (type == void.class) {
            return;
        }
        if (value == null) {
            throw new MalformedException("null");
        }
        if (type instanceof ParameterizedType generic) {
            writeGeneric(out, generic, value);
        } else {
            writePlain(out, (Class<?>) type, value);
        }
    }

    /** What arrives here may lie about its type: generics are not checked where it comes from. */
    private static void mustBe(Class<?> type, Object value) throws MalformedException {
        if (!boxed(type).isInstance(value)) {
            throw new MalformedException("a " + value.getClass().getName() + " where a " + type.getName()
                    + " belongs");
        }
    }

    private static Class<?> boxed(Class<?> type) {
        return type == boolean.class ? Boolean.class : type == int.class ? Integer.class
                : type == long.class ? Long.class : type;
    }

    private void writePlain(DataOutputStream out, Class<?> type, Object value) throws IOException {
        if (!type.isInterface()) {
            mustBe(type, value);
        }
        if (type == boolean.class || type == Boolean.class) {
            out.writeBoolean((Boolean) value);
        } else if (type == int.class || type == Integer.class) {
            out.writeInt((Integer) value);
        } else if (type == long.class || type == Long.class) {
            out.writeLong((Long) value);
        } else if (type == String.class) {
            Frames.writeText(out, notLongerThan(MOST_CHARACTERS, (String) value));
        } else if (type.isEnum()) {
            out.writeInt(((Enum<?>) type.cast(value)).ordinal());
        } else if (type.isRecord()) {
            writeRecord(out, type, value);
        } else {
            out.writeInt(handles.handleOf(value, type));
        }
    }

    private void writeRecord(DataOutputStream out, Class<?> type, Object value) throws IOException {
        for (RecordComponent component : shape(type).components()) {
            try {
                write(out, component.getGenericType(), component.getAccessor().invoke(value));
            } catch (ReflectiveOperationException broken) {
                throw new MalformedException("a " + type.getSimpleName() + " without " + component.getName());
            }
        }
    }

    private void writeGeneric(DataOutputStream out, ParameterizedType type, Object value) throws IOException {
        final Type[] of = type.getActualTypeArguments();
        mustBe((Class<?>) type.getRawType(), value);
        if (type.getRawType() == Optional.class) {
            final Optional<?> optional = (Optional<?>) value;
            out.writeBoolean(optional.isPresent());
            if (optional.isPresent()) {
                write(out, of[0], optional.get());
            }
        } else if (type.getRawType() == Map.class) {
            final List<Map.Entry<?, ?>> entries = copy(((Map<?, ?>) value).entrySet());
            out.writeInt(entries.size());
            for (Map.Entry<?, ?> entry : entries) {
                write(out, of[0], entry.getKey());
                write(out, of[1], entry.getValue());
            }
        } else {
            final List<Object> elements = copy((Collection<?>) value);
            out.writeInt(elements.size());
            for (Object element : elements) {
                write(out, of[0], element);
            }
        }
    }

    /** A copy is sent, so that a collection that lies about its size cannot send more or less than it announces. */
    private static <T> List<T> copy(Collection<? extends T> collection) throws MalformedException {
        final List<T> elements = new ArrayList<>();
        for (T element : collection) {
            elements.add(element);
            notMoreThan(MOST_ELEMENTS, elements.size());
        }
        return elements;
    }

    /**
     * Which value of a declared type comes next?
     *
     * @throws MalformedException if what comes is no such value
     */
    public Object read(DataInputStream in, Type type) throws IOException {
        return type instanceof ParameterizedType generic ? readGeneric(in, generic) : readPlain(in, (Class<?>) type);
    }

    private Object readPlain(DataInputStream in, Class<?> type) throws IOException {
        if (type == void.class) {
            return null;
        } else if (type == boolean.class || type == Boolean.class) {
            return in.readBoolean();
        } else if (type == int.class || type == Integer.class) {
            return in.readInt();
        } else if (type == long.class || type == Long.class) {
            return in.readLong();
        } else if (type == String.class) {
            return notLongerThan(MOST_CHARACTERS, Frames.readText(in));
        } else if (type.isEnum()) {
            return element(type.getEnumConstants(), in.readInt());
        } else if (type.isRecord()) {
            return readRecord(in, type);
        } else {
            return handles.objectOf(in.readInt(), type);
        }
    }

    private Object readRecord(DataInputStream in, Class<?> type) throws IOException {
        final Shape shape = shape(type);
        final Object[] values = new Object[shape.components().size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = read(in, shape.components().get(i).getGenericType());
        }
        try {
            return shape.constructor().newInstance(values);
        } catch (ReflectiveOperationException broken) {
            final Throwable cause = broken.getCause() == null ? broken : broken.getCause();
            throw new MalformedException("no " + type.getSimpleName() + ": " + cause.getMessage());
        }
    }

    /** How a record is taken apart and made; looked up once. */
    private record Shape(List<RecordComponent> components, Constructor<?> constructor) {
    }

    private Shape shape(Class<?> type) {
        return shapes.computeIfAbsent(type, record -> {
            final RecordComponent[] components = record.getRecordComponents();
            final Class<?>[] types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            try {
                return new Shape(List.of(components), record.getDeclaredConstructor(types));
            } catch (NoSuchMethodException impossible) {
                throw new IllegalStateException(record + " is no record", impossible);
            }
        });
    }

    private Object readGeneric(DataInputStream in, ParameterizedType type) throws IOException {
        final Type[] of = type.getActualTypeArguments();
        if (type.getRawType() == Optional.class) {
            return in.readBoolean() ? Optional.of(read(in, of[0])) : Optional.empty();
        }
        final int size = notMoreThan(MOST_ELEMENTS, in.readInt());
        if (type.getRawType() == Map.class) {
            final Map<Object, Object> map = new LinkedHashMap<>();
            for (int i = 0; i < size; i++) {
                map.put(read(in, of[0]), read(in, of[1]));
            }
            return map;
        }
        final Collection<Object> elements = type.getRawType() == Set.class ? new LinkedHashSet<>() : new ArrayList<>();
        for (int i = 0; i < size; i++) {
            elements.add(read(in, of[0]));
        }
        return elements;
    }

    private static Object element(Object[] constants, int ordinal) throws MalformedException {
        if (ordinal < 0 || ordinal >= constants.length) {
            throw new MalformedException("constant number " + ordinal + " of " + constants.length);
        }
        return constants[ordinal];
    }

    private static int notMoreThan(int most, int size) throws MalformedException {
        if (size < 0 || size > most) {
            throw new MalformedException("a collection of more than " + most + " elements");
        }
        return size;
    }

    private static String notLongerThan(int most, String text) throws MalformedException {
        if (text.length() > most) {
            throw new MalformedException("a text of more than " + most + " characters");
        }
        return text;
    }
}
