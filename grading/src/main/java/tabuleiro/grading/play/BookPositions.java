package tabuleiro.grading.play;

import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The boards of the rule book: every position that its examples describe or reach, as they come by when the examples
 * are played with the reference.
 */
final class BookPositions {

    private static final String POSITION = "Position";

    private final Set<String> pictures = new LinkedHashSet<>();
    private final Map<Object, Object> real = new IdentityHashMap<>();

    /** Returns what stands before an object of the reference and sees what goes in and out. */
    Object watched(Object object, Class<?> type) {
        final Object proxy = Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (self, method, arguments) -> method.getDeclaringClass() == Object.class
                        ? method.invoke(object, arguments) : called(object, method, arguments));
        real.put(proxy, object);
        return proxy;
    }

    private Object called(Object object, java.lang.reflect.Method method, Object[] arguments) {
        final List<Object> handed = arguments == null ? List.of() : Arrays.stream(arguments)
                .map(each -> real.getOrDefault(each, each)).toList();
        handed.forEach(this::see);
        final Object value = Calls.call(object, method, handed);
        if (method.getReturnType() == void.class && !method.getDeclaringClass().getSimpleName().equals("Match")) {
            see(Calls.call(object, "position", List.of()));
        }
        see(value);
        final Class<?> type = method.getReturnType();
        return type.isInterface() && type.getPackageName().startsWith("tabuleiro") ? watched(value, type) : value;
    }

    private void see(Object value) {
        if (value != null && value.getClass().getSimpleName().equals(POSITION)) {
            pictures.add(value.toString());
        }
    }

    /** Returns the pictures of all positions that have come by. */
    Set<String> pictures() {
        return Collections.unmodifiableSet(pictures);
    }
}
