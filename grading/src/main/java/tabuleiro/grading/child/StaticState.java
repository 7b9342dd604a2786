package tabuleiro.grading.child;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * Tells whether classes that have been used are still as good as new: whether their static fields hold what they hold
 * in a copy of the classes that nobody has used. Then they need not be loaded again for the next example.
 *
 * <p>Static fields are described by all that can be reached from them, without calling any method of the submission.
 * Whatever cannot be described, such as a random generator, is taken for changed.
 */
final class StaticState {

    private static final Set<Class<?>> PLAIN = Set.of(Boolean.class, Byte.class, Short.class, Character.class,
            Integer.class, Long.class, Float.class, Double.class, String.class);

    /**
     * Collections that tell what they hold without a call to anything in them, and hold nothing else. A hash table
     * does: its capacity, which tells later how much it once held.
     */
    private static final Set<String> OPEN = Set.of("Optional", "ArrayList", "Arrays$ArrayList", "LinkedList",
            "ArrayDeque", "LinkedHashMap", "TreeMap", "EnumMap", "LinkedHashSet",
            "RegularEnumSet", "ImmutableCollections$List12", "ImmutableCollections$ListN",
            "ImmutableCollections$Set12", "ImmutableCollections$SetN", "ImmutableCollections$Map1",
            "ImmutableCollections$MapN", "Collections$EmptyList", "Collections$EmptySet", "Collections$EmptyMap",
            "Collections$SingletonList");

    private static final String UTILITIES = "java.util.";

    private static final int MOST_CHARACTERS = 8_000_000;
    private static final int MOST_NUMBERS = 500_000;

    /**
     * The static fields of a class, looked up once. A constant counts too: its class may have been first used when
     * other fields were not as new. Of those that the compiler adds, arrays alone can change.
     */
    private static final ClassValue<List<Field>> STATIC_FIELDS = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
            final List<Field> fields = new ArrayList<>();
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) && (!field.isSynthetic() || field.getType().isArray())) {
                    field.setAccessible(true);
                    fields.add(field);
                }
            }
            return List.copyOf(fields);
        }
    };

    /** By the names of unused classes, what their static fields hold. */
    private final Map<List<String>, String> unused = new HashMap<>();
    private final SubmissionLoader pristine;

    /** Will compare with classes from this loader, which are used for nothing else. */
    StaticState(SubmissionLoader pristine) {
        this.pristine = pristine;
    }

    /** Are all classes of these names that this loader has loaded as good as new? */
    boolean isAsNew(SubmissionLoader used, List<String> names) {
        try {
            final List<String> loaded = new ArrayList<>();
            final Description description = new Description();
            for (String name : names) {
                final Optional<Class<?>> type = used.loaded(name);
                if (type.isPresent() && !STATIC_FIELDS.get(type.get()).isEmpty()) {
                    loaded.add(name);
                    description.addStatic(type.get());
                }
            }
            return description.toString().equals(unused(loaded));
        } catch (ReflectiveOperationException | RuntimeException | LinkageError | StackOverflowError unknown) {
            return false;
        }
    }

    private String unused(List<String> names) throws ReflectiveOperationException {
        String found = unused.get(names);
        if (found == null) {
            final Description description = new Description();
            for (String name : names) {
                description.addStatic(Class.forName(name, false, pristine));
            }
            found = description.toString();
            unused.put(names, found);
        }
        return found;
    }

    /** Describes values by all that can be reached from them. */
    private static final class Description {

        private final StringBuilder text = new StringBuilder();
        private final Map<Object, Integer> seen = new IdentityHashMap<>();

        void addStatic(Class<?> type) throws ReflectiveOperationException {
            for (Field field : STATIC_FIELDS.get(type)) {
                add(field.get(null));
            }
        }

        @Override
        public String toString() {
            return text.toString();
        }

        private void add(Object value) throws ReflectiveOperationException {
            if (text.length() > MOST_CHARACTERS) {
                throw new IllegalStateException("too much to compare");
            }
            if (value == null) {
                text.append("null;");
            } else if (PLAIN.contains(value.getClass())) {
                final String plain = value.toString();
                text.append(value.getClass().getName()).append(plain.length()).append(':').append(plain);
            } else if (seen.putIfAbsent(value, seen.size()) != null) {
                text.append('#').append(seen.get(value)).append(';');
            } else {
                text.append(value.getClass().getName()).append('{');
                addContent(value);
                text.append('}');
            }
        }

        private void addContent(Object value) throws ReflectiveOperationException {
            if (value instanceof Object[] elements) {
                for (Object element : elements) {
                    add(element);
                }
            } else if (value.getClass().isArray()) {
                addNumbers(value);
            } else if (value.getClass().getClassLoader() != null && !value.getClass().isHidden()) {
                addFields(value, value.getClass());
            } else if (isOpen(value.getClass().getName())) {
                addElements(value);
            } else {
                throw new IllegalStateException("cannot compare " + value.getClass());
            }
        }

        private void addNumbers(Object array) {
            if (Array.getLength(array) > MOST_NUMBERS) {
                throw new IllegalStateException("too much to compare");
            }
            text.append(Arrays.deepToString(new Object[] {array}));
        }

        private static boolean isOpen(String name) {
            return name.startsWith(UTILITIES) && OPEN.contains(name.substring(UTILITIES.length()));
        }

        private void addFields(Object value, Class<?> type) throws ReflectiveOperationException {
            if (type.getClassLoader() == null) {
                if (type == Enum.class) {
                    add(((Enum<?>) value).name());
                } else if (type != Object.class && type != Record.class) {
                    throw new IllegalStateException("cannot compare " + type);
                }
                return;
            }
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    add(field.get(value));
                }
            }
            addFields(value, type.getSuperclass());
        }

        private void addElements(Object value) throws ReflectiveOperationException {
            if (value instanceof Optional<?> optional) {
                add(optional.orElse(null));
            } else if (value instanceof Map<?, ?> map) {
                add(map instanceof SortedMap<?, ?> sorted ? sorted.comparator() : null);
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    add(entry.getKey());
                    add(entry.getValue());
                }
            } else if (value instanceof Collection<?> collection) {
                for (Object element : collection) {
                    add(element);
                }
            } else {
                throw new IllegalStateException("cannot compare " + value.getClass());
            }
        }
    }
}
