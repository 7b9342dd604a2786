package tabuleiro.console.program;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Message;

/**
 * Stands between the console and an engine (CO-15). Every object of the engine is wrapped; a call that throws, returns
 * null or does not end in time becomes an {@link EngineFailure} that names the method and the place in the code. A part
 * of the engine that is not written yet becomes one that says so.
 */
public final class Guard {

    private static final String ENGINE = "engine";
    private static final String TODO = "TODO";
    private static final int CAUSES_SHOWN = 3;
    private static final int PLACES_SHOWN = 3;
    private static final int LONGEST = 600;
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{C}&&[^\n\t]]");
    private static final List<String> NOT_THE_ENGINE = List.of("java.", "jdk.", "sun.", "tabuleiro.");

    /** The threads of all engines: one after a call is used for the next, and one that never returns is left alone. */
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(work -> {
        final Thread thread = new Thread(work, ENGINE);
        thread.setDaemon(true);
        return thread;
    });

    private final Duration limit;
    /** What is not written yet and has not been told; and what has been. */
    private final Set<String> unwritten = Collections.synchronizedSet(new LinkedHashSet<>());
    private final Set<String> told = new HashSet<>();

    /** Will wait so long for each call. */
    public Guard(Duration limit) {
        this.limit = limit;
    }

    /** Wraps a provider. What it returns is wrapped, too, if it is an interface of the same package. */
    public <P> P wrap(Class<P> type, P target) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                new Handler(this, type, target)));
    }

    /** Passes calls on. */
    private record Handler(Guard guard, Class<?> type, Object target) implements InvocationHandler {

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            final String name = type.getSimpleName() + "." + method.getName();
            final Object[] unwrapped = arguments == null ? new Object[0]
                    : Stream.of(arguments).map(Guard::unwrapped).toArray();
            final Object result = guard.inTime(name, () -> method.invoke(target, unwrapped));
            final Class<?> returned = method.getReturnType();
            if (result == null && returned != void.class) {
                throw new EngineFailure(Message.of("failure.null", name),
                        "\n  in " + target.getClass().getName());
            }
            return returned.isInterface() && returned.getPackage().equals(type.getPackage())
                    ? Proxy.newProxyInstance(returned.getClassLoader(), new Class<?>[] {returned},
                    new Handler(guard, returned, result)) : result;
        }
    }

    /** Returns what has been found since this was asked last not to be written yet, as sentences. */
    List<Message> unwritten() {
        final List<Message> fresh = unwritten.stream().filter(told::add)
                .map(todo -> EngineFailure.unwritten(todo).sentence()).toList();
        unwritten.clear();
        return fresh;
    }

    private EngineFailure failed(String method, Throwable thrown) {
        final Optional<String> todo = Stream.iterate(thrown, Objects::nonNull, Throwable::getCause)
                .limit(CAUSES_SHOWN).filter(UnsupportedOperationException.class::isInstance)
                .map(each -> String.valueOf(each.getMessage())).filter(text -> text.startsWith(TODO)).findFirst();
        todo.ifPresent(unwritten::add);
        return todo.map(EngineFailure::unwritten).orElseGet(() -> failure(method, thrown));
    }

    private static Object unwrapped(Object argument) {
        return argument != null && Proxy.isProxyClass(argument.getClass())
                && Proxy.getInvocationHandler(argument) instanceof Handler handler ? handler.target() : argument;
    }

    private Object inTime(String name, Callable<Object> call) {
        final AtomicReference<Thread> thread = new AtomicReference<>();
        final Future<Object> task = THREADS.submit(() -> {
            thread.set(Thread.currentThread());
            return call.call();
        });
        try {
            return task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            throw new EngineFailure(Message.of("failure.late", name, limit.toSeconds()), places(
                    Optional.ofNullable(thread.get()).map(Thread::getStackTrace).orElse(new StackTraceElement[0])));
        } catch (ExecutionException thrown) {
            throw failed(name, thrown.getCause() instanceof InvocationTargetException wrapped ? wrapped.getCause()
                    : thrown.getCause());
        } catch (InterruptedException ended) {
            throw Interruption.quit();
        }
    }

    /** Returns the failure of an engine that is ending the whole program now; nothing if none does. */
    static Optional<EngineFailure> exit() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(entry -> entry.getKey().getName().equals(ENGINE) && Stream.of(entry.getValue()).anyMatch(
                        place -> place.getClassName().equals(Runtime.class.getName())
                                && List.of("exit", "halt").contains(place.getMethodName())))
                .findFirst().map(entry -> new EngineFailure(Message.of("failure.exit"), places(entry.getValue())));
    }

    static EngineFailure failure(String method, Throwable thrown) {
        final String report = Stream.iterate(thrown, Objects::nonNull, Throwable::getCause).limit(CAUSES_SHOWN)
                .map(each -> (each == thrown ? "" : "\n" + sentence(each)) + places(each.getStackTrace()))
                .collect(Collectors.joining());
        return new EngineFailure(Message.of("failure.threw", method, sentence(thrown)), report.stripTrailing());
    }

    private static String sentence(Throwable thrown) {
        final String name = thrown.getClass().getSimpleName();
        final String whole = thrown.getMessage() == null ? name : name + ": " + INVISIBLE.matcher(thrown.getMessage())
                .replaceAll("?");
        return whole.length() <= LONGEST ? whole : whole.substring(0, LONGEST) + "…";
    }

    private static String places(StackTraceElement[] trace) {
        final List<StackTraceElement> own = Stream.of(trace)
                .filter(frame -> NOT_THE_ENGINE.stream().noneMatch(frame.getClassName()::startsWith)).toList();
        return (own.isEmpty() ? Stream.of(trace) : own.stream()).limit(PLACES_SHOWN)
                .map(frame -> "\n  at " + frame).collect(Collectors.joining());
    }
}
