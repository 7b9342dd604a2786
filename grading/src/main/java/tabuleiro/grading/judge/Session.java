package tabuleiro.grading.judge;

import java.io.DataInputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.wire.Codec;
import tabuleiro.grading.wire.Form;
import tabuleiro.grading.wire.Frames;
import tabuleiro.grading.wire.Handles;
import tabuleiro.grading.wire.MalformedException;
import tabuleiro.grading.wire.Operation;
import tabuleiro.grading.wire.Request;

/**
 * One submission being examined: proxies on this side, its objects in a process on the other. When that process ends,
 * every further call of the example fails, and the next example gets a fresh one.
 */
final class Session implements Handles, AutoCloseable {

    /** How often a process full of leftover threads is replaced; who leaves more must do with what there is. */
    private static final int MOST_REPLACEMENTS = 60;

    private final Loading loading;
    private final Codec codec = new Codec(this);
    private final Map<Integer, Object> proxies = new HashMap<>();
    private final Map<Object, Integer> handles = new IdentityHashMap<>();
    private final Map<Class<?>, Map<Method, Operation>> operations = new HashMap<>();
    private Worker worker;
    private int replacements = MOST_REPLACEMENTS;
    private Optional<GradingException> notStarted = Optional.empty();
    private boolean loaded;
    private Optional<Failure> breakOff = Optional.empty();
    private int sequence;
    private Duration waited = Duration.ZERO;
    private Duration workedBefore = Duration.ZERO;
    private Duration excusedBefore = Duration.ZERO;

    /** Will examine these classes, each time in the next of these processes. */
    Session(Exercise exercise, Map<String, byte[]> classes, Supplier<Worker> workers) {
        loading = new Loading(exercise, classes, workers, codec.form(void.class));
    }

    /** How did the process end, if it has since the last {@link #resume}? */
    Optional<Failure> breakOff() {
        return breakOff;
    }

    /** Has the submission used up the time it has for all its examples together? */
    boolean isUsedUp() {
        final Duration counted = waited.minus(excused());
        return counted.compareTo(Limits.IN_ALL.work()) > 0
                && (counted.compareTo(Limits.IN_ALL.clock()) > 0 || worked().compareTo(Limits.IN_ALL.work()) > 0);
    }

    private Duration excused() {
        return worker == null ? excusedBefore : excusedBefore.plus(worker.excused());
    }

    private Duration worked() {
        return worker == null ? workedBefore : workedBefore.plus(worker.worked());
    }

    /** Makes ready for another run of examples after the process has ended. */
    void resume() {
        breakOff = Optional.empty();
    }

    /** Starts an example, with classes as good as newly loaded: what static fields held in the one before is gone. */
    void begin() {
        proxies.clear();
        handles.clear();
        mustGoOn();
        if (loaded && !isBegun()) {
            close();
            replacements--;
        }
        if (!loaded) {
            load();
            isBegun();
        }
    }

    /** Goes on with a new process. */
    private void load() {
        try {
            worker = loading.worker(++sequence);
            loaded = true;
        } catch (Failure failure) {
            if (failure.kind().endsTheProcess()) {
                breakOff = Optional.of(failure);
            }
            throw failure;
        } catch (GradingException nobody) {
            notStarted = Optional.of(nobody);
            throw nobody;
        }
    }

    /**
     * Goes on only if there could be an example at all.
     *
     * @throws GradingException if no process could be started for it
     */
    void mustHaveStarted() {
        notStarted.ifPresent(reason -> {
            throw reason;
        });
    }

    /** Has the process begun the next example? It does not when too many threads are left over from earlier ones. */
    private boolean isBegun() {
        return (Boolean) exchange(codec.form(boolean.class), out -> {
            Call.open(out, ++sequence, Request.BEGIN);
            out.writeBoolean(replacements > 0);
        });
    }

    /** Who makes the games of the submission? A proxy for its provider. */
    Object provider(Class<?> type) {
        begin();
        return proxies.computeIfAbsent(0, handle -> proxy(handle, type));
    }

    private Object call(int handle, Operation operation, Object[] arguments) {
        return exchange(operation.answer(), new Call(++sequence, handle, operation, arguments));
    }

    private Object exchange(Form form, Frames.Body question) {
        mustGoOn();
        final long start = System.nanoTime();
        try {
            if (isUsedUp()) {
                throw new Failure(Failure.Kind.TIMEOUT, "The program has used up the time it has for all examples.");
            }
            return answer(form, question);
        } catch (Failure failure) {
            if (failure.kind().endsTheProcess()) {
                close();
                breakOff = Optional.of(failure);
            }
            throw failure;
        } finally {
            waited = waited.plusNanos(System.nanoTime() - start);
        }
    }

    private Object answer(Form form, Frames.Body question) {
        final DataInputStream message = worker.ask(question, Limits.OF_A_CALL);
        return Replies.value(form, sequence, message, worker::settle);
    }

    private void mustGoOn() {
        if (breakOff.isPresent()) {
            throw new Failure(Failure.Kind.NOT_RUN, "The program had ended.");
        }
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
        final Object proxy = proxies.computeIfAbsent(handle, each -> proxy(each, type));
        if (!type.isInstance(proxy)) {
            throw new MalformedException("an object of another type");
        }
        return proxy;
    }

    private Object proxy(int handle, Class<?> type) {
        final Map<Method, Operation> known = operations.computeIfAbsent(type, this::operations);
        final Object proxy = Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (self, method, arguments) -> method.getDeclaringClass() == Object.class
                        ? ofObject(self, type, method, arguments)
                        : call(handle, known.get(method), arguments == null ? new Object[0] : arguments));
        handles.put(proxy, handle);
        return proxy;
    }

    private Map<Method, Operation> operations(Class<?> type) {
        return codec.operations(type).stream().collect(Collectors.toMap(Operation::method, Function.identity()));
    }

    private static Object ofObject(Object self, Class<?> type, Method method, Object[] arguments) {
        return switch (method.getName()) {
            case "equals" -> self == arguments[0];
            case "hashCode" -> System.identityHashCode(self);
            default -> "a " + type.getSimpleName() + " of the submission";
        };
    }

    /** Ends the process, if there is one. */
    @Override
    public void close() {
        loaded = false;
        if (worker != null) {
            workedBefore = worked();
            excusedBefore = excused();
            worker.close();
            worker = null;
        }
    }
}
