package tabuleiro.contracts.replay;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Makes an object of a program what another one is, as far as that differs from a third: what the three have in common,
 * such as a history that no position shows, stays.
 */
final class Transplant {

    private static final ClassValue<List<Field>> FIELDS = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
            final List<Field> fields = new ArrayList<>();
            for (Class<?> each = type; isOfProgram(each); each = each.getSuperclass()) {
                Arrays.stream(each.getDeclaredFields()).filter(field -> !Modifier.isStatic(field.getModifiers()))
                        .forEach(fields::add);
            }
            fields.forEach(field -> field.setAccessible(true));
            return fields;
        }
    };

    private final Map<Object, Object> known;
    private final boolean inPlace;

    /**
     * Will change objects.
     *
     * @param known   the objects that were there before the call
     * @param inPlace whether those are changed as well; if not, others take their place
     */
    Transplant(Map<Object, Object> known, boolean inPlace) {
        this.known = known;
        this.inPlace = inPlace;
    }

    /** Returns the fields that objects of a class of a program have. */
    static List<Field> fields(Class<?> type) {
        return FIELDS.get(type);
    }

    /** Checks whether a class is one of the program. */
    static boolean isOfProgram(Class<?> type) {
        return type != null && type.getClassLoader() instanceof Loader;
    }

    /** Notes all objects that an object leads to. */
    static void note(Object object, Map<Object, Object> objects) {
        if (object == null || object instanceof Enum || objects.containsKey(object)) {
            return;
        } else if (object instanceof Object[] array) {
            objects.put(object, object);
            Arrays.stream(array).forEach(each -> note(each, objects));
        } else if (object.getClass().isArray()) {
            objects.put(object, object);
        } else if (isOfProgram(object.getClass())) {
            objects.put(object, object);
            fields(object.getClass()).forEach(field -> note(value(field, object), objects));
        } else if (object instanceof Collection<?> collection) {
            objects.put(object, object);
            collection.forEach(each -> note(each, objects));
        } else if (object instanceof Map<?, ?> map) {
            objects.put(object, object);
            map.keySet().forEach(each -> note(each, objects));
            map.values().forEach(each -> note(each, objects));
        }
    }

    /** Returns what a field of an object holds. */
    static Object value(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Makes an object what another is, as far as that differs from a third.
     *
     * @param common the third; null to make it all that the other is
     */
    void into(Object object, Object common, Object other) throws ReflectiveOperationException {
        if (object.getClass() != other.getClass() || common != null && common.getClass() != other.getClass()) {
            throw new NoSuchFieldException("another class");
        }
        into(object, common, other, fields(object.getClass()));
    }

    /** Does the same with the fields that differ between an object as it was before and the third. */
    void changed(Object object, Object before, Object common, Object other) throws ReflectiveOperationException {
        final List<Field> changed = new ArrayList<>();
        for (Field field : fields(object.getClass())) {
            if (before.getClass() != common.getClass() || !Alike.are(field.get(before), field.get(common))) {
                changed.add(field);
            }
        }
        into(object, common, other, changed);
    }

    private void into(Object object, Object common, Object other, List<Field> some)
            throws ReflectiveOperationException {
        for (Field field : some) {
            final Object old = field.get(object);
            final Object made = merged(old, common == null ? null : field.get(common), field.get(other));
            if (made != old) {
                field.set(object, made);
            }
        }
    }

    /** Returns what takes the place of an object: itself where nothing differs, or where it can be changed. */
    private Object merged(Object object, Object common, Object other) throws ReflectiveOperationException {
        if (Alike.are(common, other)) {
            return object;
        } else if (!areOfOneClass(object, common, other)) {
            return other;
        }
        final boolean isFree = inPlace || !known.containsKey(object);
        if (object.getClass().isArray() && !areOfOneLength(object, common, other)) {
            return other;
        } else if (object.getClass().isArray()) {
            return array(isFree ? object : copy(object), common, other);
        } else if (isOfProgram(object.getClass())) {
            return ofProgram(object, common, other, isFree);
        }
        return isFree ? filled(object, other) : other;
    }

    private static boolean areOfOneClass(Object object, Object common, Object other) {
        return object != null && common != null && other != null && object.getClass() == other.getClass()
                && common.getClass() == other.getClass();
    }

    private static boolean areOfOneLength(Object object, Object common, Object other) {
        return Array.getLength(object) == Array.getLength(other) && Array.getLength(common) == Array.getLength(other);
    }

    private Object ofProgram(Object object, Object common, Object other, boolean isFree)
            throws ReflectiveOperationException {
        if (object.getClass().isRecord()) {
            return record(object, common, other);
        } else if (!isFree || object.getClass().isHidden()) {
            return other;
        }
        into(object, common, other);
        return object;
    }

    private static Object copy(Object array) {
        final int length = Array.getLength(array);
        final Object copy = Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
    }

    private Object array(Object array, Object common, Object other) throws ReflectiveOperationException {
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, merged(Array.get(array, i), Array.get(common, i), Array.get(other, i)));
        }
        return array;
    }

    private Object record(Object object, Object common, Object other) throws ReflectiveOperationException {
        Object made = object;
        for (Field field : fields(object.getClass())) {
            final Object old = field.get(object);
            final Object value = merged(old, field.get(common), field.get(other));
            made = value == old ? made : with(made, field, value);
        }
        return made;
    }

    /** Returns a record with another part. */
    static Object with(Object record, Field part, Object value) throws ReflectiveOperationException {
        final List<Field> fields = fields(record.getClass());
        final Constructor<?> constructor = record.getClass().getDeclaredConstructor(
                fields.stream().map(Field::getType).toArray(Class<?>[]::new));
        constructor.setAccessible(true);
        final Object[] values = new Object[fields.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = fields.get(i).equals(part) ? value : fields.get(i).get(record);
        }
        return constructor.newInstance(values);
    }

    /** Returns a collection with what another holds: itself, if it can be changed. */
    @SuppressWarnings("unchecked")
    private static Object filled(Object object, Object other) {
        try {
            if (object instanceof Collection<?> collection) {
                final List<Object> held = new ArrayList<>((Collection<?>) other);
                collection.clear();
                ((Collection<Object>) collection).addAll(held);
                return object;
            } else if (object instanceof Map<?, ?> map) {
                map.clear();
                ((Map<Object, Object>) map).putAll((Map<?, ?>) other);
                return object;
            }
        } catch (RuntimeException unchangeable) {
            return other;
        }
        return other;
    }
}
