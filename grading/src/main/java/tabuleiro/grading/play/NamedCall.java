package tabuleiro.grading.play;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.Reason;

/**
 * A call of an object behind an interface of a specification, by its name: a query, a move that may be legal or not, or
 * the beginning of a game.
 *
 * @param name      the name of the method
 * @param arguments what it is called with
 */
public record NamedCall(String name, List<Object> arguments) {

    /** How a game is begun. */
    static final String BEGIN = "newGame";

    private static final Map<List<Object>, Optional<Method>> FOUND = new ConcurrentHashMap<>();
    private static final Map<Class<?>, List<Method>> METHODS = new ConcurrentHashMap<>();

    /** Returns the call that begins a game from a position, or as its arguments say. */
    public static NamedCall begin(Object... arguments) {
        return new NamedCall(BEGIN, List.of(arguments));
    }

    /** Asks an object why the call must not be made; nothing if it always may. */
    @SuppressWarnings("unchecked")
    public Optional<Reason> whyNot(Object object) {
        return method("whyNot" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1), object)
                .flatMap(method -> (Optional<Reason>) call(object, method, arguments));
    }

    /** Makes the call; returns what it returns. */
    public Object make(Object object) {
        return call(object, method(name, object).orElseThrow(() -> new IllegalStateException("nothing is " + this)),
                arguments);
    }

    /** Returns what an object returns for a query without arguments. */
    static Object ask(Object object, String query) {
        return new NamedCall(query, List.of()).make(object);
    }

    /** Returns what an object returns for a query without arguments; nothing if it has none of this name. */
    static Optional<Object> asked(Object object, String query) {
        final NamedCall call = new NamedCall(query, List.of());
        return call.method(query, object).map(method -> call(object, method, List.of()));
    }

    /** Returns what an object returns for a query about a value; nothing if it has none that can be asked so. */
    static Optional<?> askedAbout(Object object, String query, Object value) {
        final NamedCall call = new NamedCall(query, List.of(value));
        try {
            return call.method(query, object).map(method -> call(object, method, call.arguments));
        } catch (RuntimeException cannotBeAsked) {
            return Optional.empty();
        }
    }

    /** Returns what an object returns for a call of this method; what it throws is thrown again. */
    public static Object call(Object object, Method method, List<?> arguments) {
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

    private Optional<Method> method(String wanted, Object object) {
        return FOUND.computeIfAbsent(List.of(object.getClass(), wanted,
                arguments.stream().map(Object::getClass).toList()), any -> methods(object).stream()
                .filter(method -> method.getName().equals(wanted) && fits(method.getParameterTypes())).findFirst());
    }

    private boolean fits(Class<?>[] types) {
        return types.length == arguments.size() && IntStream.range(0, types.length)
                .allMatch(i -> types[i].isPrimitive() || types[i].isInstance(arguments.get(i)));
    }

    /** Returns the methods of an object's interface, in the order of their names. */
    private static List<Method> methods(Object object) {
        return METHODS.computeIfAbsent(object.getClass(), type ->
                Stream.<Class<?>>iterate(type, supertype -> supertype != null,
                        Class::getSuperclass).flatMap(supertype -> Arrays.stream(supertype.getInterfaces()))
                .filter(supertype -> supertype.getName().startsWith("tabuleiro.")).findFirst().stream()
                .flatMap(supertype -> Arrays.stream(supertype.getMethods()))
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::toString)).toList());
    }

    /** Returns the queries of an object, in the order of their names; what asks why not is none of them. */
    public static List<Method> queries(Object object) {
        return methods(object).stream().filter(method -> method.getReturnType() != void.class
                && !method.getName().startsWith("whyNot")).toList();
    }

    /** Returns the commands of an object, in the order of their names. */
    static List<Method> commands(Object object) {
        return methods(object).stream().filter(method -> method.getReturnType() == void.class).toList();
    }

    /** Returns what a provider says about a position, beside whether it can be resumed. */
    static List<Object> about(Object provider, Object position) {
        return queries(provider).stream().filter(query -> query.getReturnType() == Optional.class
                && query.getParameterCount() == 1 && query.getParameterTypes()[0].isInstance(position))
                .map(query -> call(provider, query, List.of(position))).toList();
    }
}
