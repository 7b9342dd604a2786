package tabuleiro.steps;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tabuleiro.Tampering;

/**
 * Keeps lists and sets that are handed to the objects of a game or returned by them, to look at them again later and to
 * change them. For this it stands between the steps and the provider.
 *
 * <p>Who grades overrides it: where the game runs in another process, the values are kept there.
 */
public class Keeper {

    private final Map<Object, Object> standIns = new IdentityHashMap<>();
    private final Map<Object, Object> objects = new IdentityHashMap<>();
    private final List<Object> changeable = new ArrayList<>();
    private final Map<String, String> before = new LinkedHashMap<>();
    private final Map<String, Supplier<?>> now = new LinkedHashMap<>();
    private boolean keeps;

    /** Keeps from now on, until the end of the example. */
    public void keep() {
        keeps = true;
    }

    /** Tries to change all that has been kept so far. */
    public void change() {
        changeable.forEach(Tampering::change);
    }

    /** Keeps nothing any longer, because another example begins. */
    public final void clear() {
        keeps = false;
        changeable.clear();
        before.clear();
        now.clear();
    }

    /** Returns what was returned, as it was then, by the call that returned it first. */
    final Answers before() {
        return new Answers(before);
    }

    /** Returns the same lists and sets as they are now. */
    final Answers now() {
        return Answers.ofThoseThatWork(now);
    }

    /**
     * Keeps what a call has returned, if it is a list or set, and the same call has returned none before.
     *
     * @param value as it is now
     * @param again returns the same value as it is later
     */
    protected final void returned(Method method, Object[] arguments, Object value, Supplier<?> again) {
        if (keeps && value instanceof Collection) {
            final String call = method.getName() + Arrays.stream(arguments).map(Answers::words)
                    .collect(Collectors.joining(", ", "(", ")"));
            if (before.putIfAbsent(call, Answers.words(value)) == null) {
                now.put(call, () -> Answers.words(again.get()));
            }
        }
    }

    /** Returns what the steps call in the place of an object of this type, such as the provider of a game. */
    final Object standIn(Object object, Class<?> type) {
        return standIns.computeIfAbsent(object, each -> {
            final Object standIn = Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                    (self, method, given) -> {
                        final Object[] arguments = given == null ? new Object[0] : given;
                        return method.getDeclaringClass() == Object.class ? ofObject(self, each, method, arguments)
                                : call(each, method, arguments);
                    });
            objects.put(standIn, each);
            return standIn;
        });
    }

    /** Hears of a call that is about to be made. */
    protected void called(Method method, Object[] arguments) {
        // Who wants to know overrides it.
    }

    /** Hears what the call has returned that was heard of last, or what it has thrown. */
    protected void answered(Object answer) {
        // Who wants to know overrides it.
    }

    private Object call(Object object, Method method, Object[] arguments) throws Throwable {
        final Object[] handedIn = Arrays.stream(arguments).map(this::handedIn).toArray();
        called(method, arguments);
        final Object value;
        try {
            value = method.invoke(object, handedIn);
        } catch (InvocationTargetException thrown) {
            answered(thrown.getCause());
            throw thrown.getCause();
        }
        answered(value);
        if (keeps) {
            changeable.addAll(Arrays.asList(handedIn));
            changeable.add(value);
            returned(method, arguments, value, () -> value);
        }
        return isObject(method.getReturnType(), value) ? standIn(value, method.getReturnType()) : value;
    }

    /** Checks whether this is an object of a game, not a value. */
    private static boolean isObject(Class<?> type, Object value) {
        return value != null && type.isInterface() && type.getClassLoader() != null;
    }

    /** While values are kept, collections are handed in that can be changed, for the caller keeps its own. */
    private Object handedIn(Object argument) {
        if (keeps && argument instanceof List<?> list) {
            return new ArrayList<>(list);
        }
        if (keeps && argument instanceof Set<?> set) {
            return new LinkedHashSet<>(set);
        }
        return objects.getOrDefault(argument, argument);
    }

    private static Object ofObject(Object self, Object object, Method method, Object[] arguments) {
        return switch (method.getName()) {
            case "equals" -> self == arguments[0];
            case "hashCode" -> System.identityHashCode(self);
            default -> object.toString();
        };
    }
}
