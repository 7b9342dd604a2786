package tabuleiro.calls;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The forms that values may have. What is written may lie about its type, for generics are not checked where it comes
 * from; and its collections may be the submission's own, and do anything.
 */
final class Forms {

    private Forms() {
    }

    private static void mustBe(Class<?> type, Object value) throws MalformedException {
        if (value == null) {
            throw new MalformedException("null");
        }
        if (!type.isInstance(value)) {
            throw new MalformedException("a " + value.getClass().getName() + " where a " + type.getName()
                    + " belongs");
        }
    }

    /** The answer of a command: whatever it is, it is none. */
    static final class Nothing implements Form {

        @Override
        public void write(DataOutputStream out, Object ignored) {
            // There is nothing to write.
        }

        @Override
        public Object read(DataInputStream in) {
            return null;
        }
    }

    /** Writes a value that is of its type. */
    @FunctionalInterface
    interface Writer<T> {
        /** Writes. */
        void write(DataOutputStream out, T value) throws IOException;
    }

    /** Reads a value. */
    @FunctionalInterface
    interface Reader<T> {
        /** Returns the value that comes next. */
        T read(DataInputStream in) throws IOException;
    }

    /** A number, a truth value, a text. */
    record Scalar<T>(Class<T> type, Writer<T> writer, Reader<T> reader) implements Form {

        @Override
        public void write(DataOutputStream out, Object value) throws IOException {
            mustBe(type, value);
            writer.write(out, type.cast(value));
        }

        @Override
        public Object read(DataInputStream in) throws IOException {
            return reader.read(in);
        }
    }

    /** A constant of an enum, by its place. */
    record Constant(Class<?> type, Object[] constants) implements Form {

        @Override
        public void write(DataOutputStream out, Object value) throws IOException {
            mustBe(type, value);
            out.writeShort(((Enum<?>) value).ordinal());
        }

        @Override
        public Object read(DataInputStream in) throws IOException {
            final int place = in.readUnsignedShort();
            if (place >= constants.length) {
                throw new MalformedException("constant number " + place + " of " + constants.length);
            }
            return constants[place];
        }
    }

    /** A record, component by component. */
    static final class Composite implements Form {

        private final Class<?> type;
        private final RecordComponent[] components;
        private final Form[] forms;
        private final Constructor<?> constructor;

        Composite(Class<?> type, Function<Type, Form> form) {
            this.type = type;
            components = type.getRecordComponents();
            forms = Arrays.stream(components).map(RecordComponent::getGenericType).map(form).toArray(Form[]::new);
            try {
                constructor = type.getDeclaredConstructor(
                        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            } catch (NoSuchMethodException impossible) {
                throw new IllegalStateException(type + " is no record", impossible);
            }
        }

        @Override
        public void write(DataOutputStream out, Object value) throws IOException {
            mustBe(type, value);
            for (int i = 0; i < forms.length; i++) {
                try {
                    forms[i].write(out, components[i].getAccessor().invoke(value));
                } catch (ReflectiveOperationException broken) {
                    throw new MalformedException("a " + type.getSimpleName() + " without " + components[i].getName());
                }
            }
        }

        @Override
        public Object read(DataInputStream in) throws IOException {
            final Object[] values = new Object[forms.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = forms[i].read(in);
            }
            try {
                return constructor.newInstance(values);
            } catch (ReflectiveOperationException broken) {
                final Throwable cause = broken.getCause() == null ? broken : broken.getCause();
                throw new MalformedException("no " + type.getSimpleName() + ": " + cause.getMessage());
            }
        }
    }

    /** An object behind an interface, by its handle. */
    record Handle(Class<?> type, Handles handles) implements Form {

        @Override
        public void write(DataOutputStream out, Object value) throws IOException {
            if (value == null) {
                throw new MalformedException("null");
            }
            out.writeInt(handles.handleOf(value, type));
        }

        @Override
        public Object read(DataInputStream in) throws IOException {
            return handles.objectOf(in.readInt(), type);
        }
    }

    /** A value or none. */
    record Perhaps(Form of) implements Form {

        @Override
        public void write(DataOutputStream out, Object value) throws IOException {
            mustBe(Optional.class, value);
            final Optional<?> optional = (Optional<?>) value;
            out.writeBoolean(optional.isPresent());
            if (optional.isPresent()) {
                of.write(out, optional.get());
            }
        }

        @Override
        public Object read(DataInputStream in) throws IOException {
            return in.readBoolean() ? Optional.of(of.read(in)) : Optional.empty();
        }
    }

    /** The elements of a list, in their order, or of a set, in an order of their own: equal sets are written alike. */
    record Several(Class<?> type, Supplier<Collection<Object>> made, Form of) implements Form {

        @Override
        public void write(DataOutputStream out, Object value) throws IOException {
            mustBe(type, value);
            final List<Object> elements = Elements.copy((Collection<?>) value);
            Numbers.write(out, elements.size());
            if (type == Set.class) {
                Elements.write(out, elements, of::write);
                return;
            }
            for (Object element : elements) {
                of.write(out, element);
            }
        }

        @Override
        public Object read(DataInputStream in) throws IOException {
            final Collection<Object> elements = made.get();
            for (int left = Elements.fit(Numbers.read(in)); left > 0; left--) {
                elements.add(of.read(in));
            }
            return elements;
        }
    }

    /** The entries of a map, in an order of their own, too. */
    record Pairs(Form keys, Form values) implements Form {

        @Override
        public void write(DataOutputStream out, Object value) throws IOException {
            mustBe(Map.class, value);
            final List<Map.Entry<?, ?>> entries = Elements.copy(((Map<?, ?>) value).entrySet());
            Numbers.write(out, entries.size());
            Elements.write(out, entries, (each, entry) -> {
                keys.write(each, entry.getKey());
                values.write(each, entry.getValue());
            });
        }

        @Override
        public Object read(DataInputStream in) throws IOException {
            final Map<Object, Object> map = new LinkedHashMap<>();
            for (int left = Elements.fit(Numbers.read(in)); left > 0; left--) {
                map.put(keys.read(in), values.read(in));
            }
            return map;
        }
    }
}
