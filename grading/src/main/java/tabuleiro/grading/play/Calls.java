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

/** Calls by name, as the specification names what a game answers and does. */
final class Calls {

    private static final String SPECIFICATION = "tabuleiro.";
    private static final Map<List<Object>, Method> FOUND = new ConcurrentHashMap<>();

    private Calls() {
    }

    /** Returns what an object behind an interface of a specification returns for a call. */
    static Object call(Object object, String name, List<?> arguments) {
        return call(object, FOUND.computeIfAbsent(
                List.of(object.getClass(), name, arguments.stream().map(Object::getClass).toList()),
                any -> found(object.getClass(), name, arguments)), arguments);
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

    /** Checks whether an object answers this call. */
    static boolean answers(Object object, String name, List<?> arguments) {
        return methods(object.getClass(), name, arguments).findFirst().isPresent();
    }

    private static Stream<Method> methods(Class<?> type, String name, List<?> arguments) {
        return interfaces(type).flatMap(each -> Arrays.stream(each.getMethods()))
                .filter(method -> method.getName().equals(name) && fits(method, arguments));
    }

    private static Method found(Class<?> type, String name, List<?> arguments) {
        return methods(type, name, arguments).findFirst()
                .orElseThrow(() -> new IllegalStateException("nothing is called " + name + " for " + arguments));
    }

    private static Stream<Class<?>> interfaces(Class<?> type) {
        return Stream.<Class<?>>iterate(type, each -> each != null, Class::getSuperclass)
                .flatMap(each -> Arrays.stream(each.getInterfaces()))
                .filter(each -> each.getName().startsWith(SPECIFICATION));
    }

    private static boolean fits(Method method, List<?> arguments) {
        final Class<?>[] types = method.getParameterTypes();
        return types.length == arguments.size() && IntStream.range(0, types.length)
                .allMatch(i -> types[i].isPrimitive() || types[i].isInstance(arguments.get(i)));
    }

    /** Returns the queries of an interface, in the order of their names; what asks why not is none of them. */
    static List<Method> queries(Class<?> specification) {
        return Arrays.stream(specification.getMethods()).filter(method -> method.getReturnType() != void.class
                        && !Modifier.isStatic(method.getModifiers())
                        && !method.getName().startsWith("whyNot"))
                .sorted(Comparator.comparing(Method::toString)).toList();
    }

    /** Returns the queries of a provider that say something about a position, beside whether it can be resumed. */
    static List<Method> about(Object provider, Object position) {
        return queries(specification(provider)).stream()
                .filter(query -> query.getReturnType() == Optional.class && query.getParameterCount() == 1
                        && query.getParameterTypes()[0].isInstance(position)).toList();
    }

    /** Returns the interface of a specification that an object implements. */
    static Class<?> specification(Object object) {
        return interfaces(object.getClass()).findFirst().orElseThrow();
    }

    /** Returns a name after this beginning, such as {@code whyNotPlay} for {@code play}. */
    static String after(String beginning, String name) {
        return beginning + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** Returns why a command must not be called; nothing if it may. */
    @SuppressWarnings("unchecked")
    static Optional<Reason> whyNot(Object object, String command, List<?> arguments) {
        return (Optional<Reason>) call(object, after("whyNot", command), arguments);
    }
}
