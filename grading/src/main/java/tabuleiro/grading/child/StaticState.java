package tabuleiro.grading.child;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
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

    /** How the elements of an array of this type are written, looked up once. */
    private static final ClassValue<Method> TO_STRING = new ClassValue<>() {
        @Override
        protected Method computeValue(Class<?> array) {
            try {
                return Arrays.class.getMethod("toString", array);
            } catch (NoSuchMethodException impossible) {
                throw new IllegalStateException(array + " is no array of numbers", impossible);
            }
        }
    };

    /** By name, what the static fields of an unused class hold. */
    private final Map<String, String> unused = new HashMap<>();
    private final SubmissionLoader pristine;

    /** Will compare with classes from this loader, which are used for nothing else. */
    StaticState(SubmissionLoader pristine) {
        this.pristine = pristine;
    }

    /** Are all classes of these names that this loader has loaded as good as new? */
    boolean isAsNew(SubmissionLoader used, Set<String> names) {
        try {
            for (String name : names) {
                final Optional<Class<?>> loaded = used.loaded(name);
                if (loaded.isPresent() && !description(loaded.get()).equals(unused(name))) {
                    return false;
                }
            }
            return true;
        } catch (ReflectiveOperationException | RuntimeException | LinkageError | StackOverflowError unknown) {
            return false;
        }
    }

    private String unused(String name) throws ReflectiveOperationException {
        String found = unused.get(name);
        if (found == null) {
            found = description(Class.forName(name, false, pristine));
            unused.put(name, found);
        }
        return found;
    }

    private String description(Class<?> type) throws ReflectiveOperationException {
        final List<Field> fields = STATIC_FIELDS.get(type);
        if (fields.isEmpty()) {
            return "";
        }
        final Description description = new Description();
        for (Field field : fields) {
            description.add(field.get(null));
        }
        return description.text.toString();
    }

    /** Describes values by all that can be reached from them. */
    private static final class Description {

        private final StringBuilder text = new StringBuilder();
        private final Map<Object, Integer> seen = new IdentityHashMap<>();

        void add(Object value) throws ReflectiveOperationException {
            if (text.length() > MOST_CHARACTERS) {
                throw new IllegalStateException("too much to compare");
            }
            if (value == null) {
                text.append("null;");
            } else if (PLAIN.contains(value.getClass())) {
                final String plain = value.toString();
                text.append(value.getClass().getSimpleName()).append(plain.length()).append(':').append(plain);
            } else if (seen.putIfAbsent(value, seen.size()) != null) {
                text.append('#').append(seen.get(value)).append(';');
            } else {
                text.append(value.getClass().getName()).append('{');
                addContent(value);
                text.append('}');
            }
        }

        private void addContent(Object value) throws ReflectiveOperationException {
            if (value.getClass().isArray() && value.getClass().getComponentType().isPrimitive()) {
                addNumbers(value);
            } else if (value.getClass().isArray()) {
                for (int i = 0; i < Array.getLength(value); i++) {
                    add(Array.get(value, i));
                }
            } else if (value.getClass().getClassLoader() != null && !value.getClass().isHidden()) {
                addFields(value, value.getClass());
            } else if (isOpen(value.getClass().getName())) {
                addElements(value);
            } else {
                throw new IllegalStateException("cannot compare " + value.getClass());
            }
        }

        private void addNumbers(Object array) throws ReflectiveOperationException {
            if (Array.getLength(array) > MOST_NUMBERS) {
                throw new IllegalStateException("too much to compare");
            }
            text.append(TO_STRING.get(array.getClass()).invoke(null, array));
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
