package tabuleiro.grading.play;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Calls by name, as the specification names what a game answers and does. */
final class Calls {

    private static final String SPECIFICATION = "tabuleiro.";
    private static final Map<List<Object>, Optional<Method>> FOUND = new ConcurrentHashMap<>();
    private static final Map<Class<?>, List<Method>> METHODS = new ConcurrentHashMap<>();

    private Calls() {
    }

    /** Returns what an object behind an interface of a specification returns for a call. */
    static Object call(Object object, String name, List<?> arguments) {
        return call(object, find(object, name, arguments).orElseThrow(() ->
                new IllegalStateException("nothing is called " + name + " for " + arguments)), arguments);
    }

    /** Returns what an object returns for a call of this method; what it throws is thrown again. */
    static Object call(Object object, Method method, List<?> arguments) {
        try {
            return method.invoke(object, arguments.toArray());
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            throw (Error) thrown.getCause();
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns the method of an object that answers this call; nothing if none does. */
    static Optional<Method> find(Object object, String name, List<?> arguments) {
        return FOUND.computeIfAbsent(List.of(object.getClass(), name,
                arguments.stream().map(Object::getClass).toList()), any -> interfaces(object.getClass())
                .flatMap(each -> Arrays.stream(each.getMethods()))
                .filter(method -> method.getName().equals(name) && fits(method, arguments)).findFirst());
    }

    private static boolean fits(Method method, List<?> arguments) {
        final Class<?>[] types = method.getParameterTypes();
        return types.length == arguments.size() && IntStream.range(0, types.length)
                .allMatch(i -> types[i].isPrimitive() || types[i].isInstance(arguments.get(i)));
    }

    private static Stream<Class<?>> interfaces(Class<?> type) {
        return Stream.<Class<?>>iterate(type, each -> each != null, Class::getSuperclass)
                .flatMap(each -> Arrays.stream(each.getInterfaces()))
                .filter(each -> each.getName().startsWith(SPECIFICATION));
    }

    /** Returns the queries of an object, in the order of their names; what asks why not is none of them. */
    static List<Method> queries(Object object) {
        return methods(object).stream().filter(method -> method.getReturnType() != void.class
                && !method.getName().startsWith("whyNot")).toList();
    }

    /** Returns the commands of an object, in the order of their names. */
    static List<Method> commands(Object object) {
        return methods(object).stream().filter(method -> method.getReturnType() == void.class).toList();
    }

    private static List<Method> methods(Object object) {
        return METHODS.computeIfAbsent(object.getClass(), type -> Arrays.stream(interfaces(type).findFirst()
                .orElseThrow().getMethods()).filter(method -> !Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::toString)).toList());
    }

    /** Returns the queries of a provider that say something about a position, beside whether it can be resumed. */
    static List<Method> about(Object provider, Object position) {
        return queries(provider).stream().filter(query -> query.getReturnType() == Optional.class
                && query.getParameterCount() == 1 && query.getParameterTypes()[0].isInstance(position)).toList();
    }
}
