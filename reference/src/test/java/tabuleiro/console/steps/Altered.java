package tabuleiro.console.steps;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.function.Function;

/** Objects of which single methods do something else, such as engines with one fault. */
public final class Altered {

    private Altered() {
    }

    /**
     * Returns an object that forwards every call to another, except those of some methods.
     *
     * @param type  the interface of the object
     * @param right the other object
     * @param wrong what is returned instead, for the arguments of the call, by the names of these methods
     */
    public static <T> T of(Class<T> type, T right, Map<String, Function<Object[], Object>> wrong) {
        final InvocationHandler handler = (self, method, arguments) -> {
            if (wrong.containsKey(method.getName())) {
                return wrong.get(method.getName()).apply(arguments);
            }
            try {
                return method.invoke(right, arguments);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        };
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
