package tabuleiro.contracts.replay;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;

/** The question whether two objects hold the same; what cannot be looked into is taken for the same. */
final class Alike {

    private final Map<Object, Object> compared = new IdentityHashMap<>();

    private Alike() {
    }

    /** Checks whether two objects hold the same. */
    static boolean are(Object one, Object other) throws ReflectiveOperationException {
        return new Alike().areAlike(one, other);
    }

    private boolean areAlike(Object one, Object other) throws ReflectiveOperationException {
        if (one == other) {
            return true;
        } else if (one == null || other == null) {
            return false;
        } else if (compared.get(one) == other || one.equals(other)) {
            return true;
        } else if (one.getClass() != other.getClass() || one instanceof Enum) {
            return false;
        }
        compared.put(one, other);
        if (one.getClass().isArray()) {
            return areArraysAlike(one, other);
        }
        return Transplant.isOfProgram(one.getClass()) ? haveFieldsAlike(one, other) : areOfJavaAlike(one, other);
    }

    private boolean areArraysAlike(Object one, Object other) throws ReflectiveOperationException {
        boolean isAlike = Array.getLength(one) == Array.getLength(other);
        for (int i = 0; isAlike && i < Array.getLength(one); i++) {
            isAlike = areAlike(Array.get(one, i), Array.get(other, i));
        }
        return isAlike;
    }

    private boolean haveFieldsAlike(Object one, Object other) throws ReflectiveOperationException {
        for (Field field : Transplant.fields(one.getClass())) {
            if (!areAlike(field.get(one), field.get(other))) {
                return false;
            }
        }
        return true;
    }

    private boolean areOfJavaAlike(Object one, Object other) throws ReflectiveOperationException {
        if (one instanceof Collection<?> collection) {
            return areAllAlike(collection, (Collection<?>) other);
        } else if (one instanceof Map<?, ?> map) {
            return areAllAlike(map.keySet(), ((Map<?, ?>) other).keySet())
                    && areAllAlike(map.values(), ((Map<?, ?>) other).values());
        } else if (one instanceof Optional<?> optional) {
            return areAlike(optional.orElse(null), ((Optional<?>) other).orElse(null));
        }
        return !isValue(one);
    }

    private boolean areAllAlike(Collection<?> some, Collection<?> others) throws ReflectiveOperationException {
        boolean isAlike = some.size() == others.size();
        final Iterator<?> next = others.iterator();
        for (Object each : some) {
            isAlike = isAlike && areAlike(each, next.next());
        }
        return isAlike;
    }

    /** Checks whether equality says what an object holds. */
    private static boolean isValue(Object object) {
        try {
            return object.getClass().getMethod("equals", Object.class).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException impossible) {
            return false;
        }
    }
}
