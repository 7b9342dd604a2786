package tabuleiro.grading.process;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import tabuleiro.calls.Codec;
import tabuleiro.calls.Handles;
import tabuleiro.calls.MalformedException;
import tabuleiro.calls.Operation;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.calls.Transcript;

/** What stands on this side for the objects of a submission: proxies that pass each call on, known by handles. */
public final class StandIns implements Handles {

    private final Caller caller;
    private final Codec codec = new Codec(this);
    private final Map<Integer, Object> proxies = new HashMap<>();
    private final Map<Object, Integer> handles = new IdentityHashMap<>();
    private final Set<Method> answered = new HashSet<>();
    private final Set<Method> stopped = new HashSet<>();
    private final Transcript transcript = new Transcript();

    /** Passes a call on to the object that has a handle. */
    @FunctionalInterface
    interface Caller {
        /** Returns what the object answers. */
        Object call(int handle, Operation operation, Object[] arguments);
    }

    /** Will pass calls on through this caller. */
    StandIns(Caller caller) {
        this.caller = caller;
    }

    /** Forgets all objects, because another example begins. */
    void clear() {
        proxies.clear();
        handles.clear();
        stopped.clear();
    }

    /** Returns the calls of the example that is played, or was played last. */
    public Transcript transcript() {
        return transcript;
    }

    /** Returns how the values are written that these objects take and return. */
    Codec codec() {
        return codec;
    }

    /** Returns the methods that have returned at least once, in any example. */
    public Set<Method> answered() {
        return answered;
    }

    /** Returns the methods that an assertion of the submission has stopped in this example. */
    public Set<Method> stopped() {
        return Set.copyOf(stopped);
    }

    /** Returns what stands for the object that has this handle. */
    Object standIn(int handle, Class<?> type) {
        return proxies.computeIfAbsent(handle, number -> proxy(number, type));
    }

    @Override
    public int handleOf(Object object, Class<?> type) throws MalformedException {
        final Integer handle = handles.get(object);
        if (handle == null) {
            throw new MalformedException("an object that is not the submission's");
        }
        return handle;
    }

    @Override
    public Object objectOf(int handle, Class<?> type) throws MalformedException {
        final Object proxy = standIn(handle, type);
        if (!type.isInstance(proxy)) {
            throw new MalformedException("an object of another type");
        }
        return proxy;
    }

    private Object proxy(int handle, Class<?> type) {
        final Object proxy = Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (self, method, given) -> {
                    final Object[] arguments = given == null ? new Object[0] : given;
                    return method.getDeclaringClass() == Object.class ? ofObject(self, type, method, arguments)
                            : call(self, handle, codec.operation(type, method), arguments);
                });
        handles.put(proxy, handle);
        return proxy;
    }

    private Object call(Object self, int handle, Operation operation, Object[] arguments) {
        try {
            final Object value = caller.call(handle, operation, arguments);
            answered.add(operation.method());
            transcript.add(self, operation.method(), arguments, value);
            return value;
        } catch (ContractBroken broken) {
            stopped.add(operation.method());
            transcript.add(self, operation.method(), arguments, new NoAnswer(true, broken.getMessage(),
                    broken.places()));
            throw broken;
        } catch (Failure failure) {
            transcript.add(self, operation.method(), arguments, new NoAnswer(false, failure.getMessage()));
            throw failure;
        }
    }

    private static Object ofObject(Object self, Class<?> type, Method method, Object[] arguments) {
        return switch (method.getName()) {
            case "equals" -> self == arguments[0];
            case "hashCode" -> System.identityHashCode(self);
            default -> "a " + type.getSimpleName() + " of the submission";
        };
    }
}
