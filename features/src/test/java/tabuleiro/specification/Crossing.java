package tabuleiro.specification;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the types in the signatures of a game's interfaces, and of the types they use, that must not cross the boundary
 * between two processes.
 *
 * <p>These types may cross it: void, boolean, int, long, String, an enum, a record of these, a List, Set, Map or
 * Optional of these, and an interface of the same game.
 */
final class Crossing {

    private static final Set<Class<?>> PLAIN = Set.of(void.class, boolean.class, int.class, long.class, String.class);
    private static final Set<Class<?>> BOXED = Set.of(Boolean.class, Integer.class, Long.class);
    private static final Set<Class<?>> CONTAINERS = Set.of(List.class, Set.class, Map.class, Optional.class);

    private final String home;
    private final Set<Class<?>> seen = new HashSet<>();
    private final List<String> faults = new ArrayList<>();

    private Crossing(String home) {
        this.home = home;
    }

    /** Returns the types that must not cross in the signatures of these interfaces, all of one package. */
    static List<String> faults(Collection<Class<?>> interfaces) {
        final Crossing crossing = new Crossing(interfaces.iterator().next().getPackageName());
        interfaces.forEach(type -> crossing.walkInterface(type, type.getSimpleName()));
        return crossing.faults;
    }

    private void walkInterface(Class<?> type, String where) {
        if (!type.getPackageName().equals(home)) {
            add(where, type, "an interface that is not of this game");
        } else if (type.getTypeParameters().length > 0) {
            add(where, type, "a generic interface");
        } else if (type.isSealed()) {
            add(where, type, "a sealed interface, which no handle can implement");
        } else if (seen.add(type)) {
            Conventions.methodsOf(type).forEach(this::walkMethod);
        }
    }

    private void walkMethod(Method method) {
        final String where = Conventions.signature(method);
        walk(method.getGenericReturnType(), where);
        for (Type parameter : method.getGenericParameterTypes()) {
            walk(parameter, where);
        }
    }

    private void walk(Type type, String where) {
        if (type instanceof ParameterizedType generic) {
            walkGeneric(generic, where);
        } else if (type instanceof WildcardType) {
            add(where, type, "a wildcard");
        } else if (type instanceof TypeVariable) {
            add(where, type, "a type variable");
        } else if (type instanceof GenericArrayType) {
            add(where, type, "an array");
        } else {
            walkClass((Class<?>) type, where);
        }
    }

    private void walkGeneric(ParameterizedType generic, String where) {
        if (!CONTAINERS.contains(generic.getRawType())) {
            add(where, generic, "a generic type other than List, Set, Map and Optional");
        }
        for (Type argument : generic.getActualTypeArguments()) {
            if (!BOXED.contains(argument)) {
                walk(argument, where);
            }
        }
    }

    private void walkClass(Class<?> type, String where) {
        if (type.isArray()) {
            add(where, type, "an array");
        } else if (CONTAINERS.contains(type)) {
            add(where, type, "a raw type");
        } else if (type.isRecord()) {
            walkRecord(type, where);
        } else if (type.isInterface() && !type.isAnnotation()) {
            walkInterface(type, where);
        } else if (!PLAIN.contains(type) && !type.isEnum()) {
            add(where, type, "not on the list of types that may cross");
        }
    }

    private void walkRecord(Class<?> type, String where) {
        if (type.getTypeParameters().length > 0) {
            add(where, type, "a generic record");
        } else if (seen.add(type)) {
            for (RecordComponent component : type.getRecordComponents()) {
                walk(component.getGenericType(), where + ", " + type.getSimpleName() + "." + component.getName());
            }
        }
    }

    private void add(String where, Type type, String why) {
        final String name = type instanceof Class<?> plain ? plain.getSimpleName() : type.getTypeName();
        faults.add(where + ": " + name + " is " + why);
    }
}
