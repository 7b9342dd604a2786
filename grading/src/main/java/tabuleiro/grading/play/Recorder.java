package tabuleiro.grading.play;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.grading.wire.Codec;
import tabuleiro.grading.wire.Handles;
import tabuleiro.grading.wire.MalformedException;
import tabuleiro.grading.wire.Operation;

/**
 * Stands before the objects of the reference, and records each call as it would be sent to a submission, with the value
 * that the reference returns. Objects get the numbers that they would get in the process of a submission.
 */
final class Recorder implements Handles {

    private static final String WHY_NOT = "whyNot";

    private final Codec codec = new Codec(this);
    private final Map<Class<?>, Map<Method, Operation>> operations = new HashMap<>();
    private final List<Object> objects = new ArrayList<>();
    private final List<Object> proxies = new ArrayList<>();
    private final Consumer<Recorded> tape;
    private final List<Integer> places = new ArrayList<>();
    private Optional<DataOutputStream> writing = Optional.empty();

    /**
     * A call of the reference.
     *
     * @param object    what was called
     * @param call      the call
     * @param arguments what it was called with
     * @param value     what it returned
     * @param permitted the values of which any is right: all refusals that are, where it asks for one
     */
    record Recorded(Object object, Exchange.Call call, List<Object> arguments, Object value, List<?> permitted) {

        /** Returns the positions that it was called with, returned or led to. */
        Stream<Object> positions() {
            final boolean isMove = Calls.find(object, "position", List.of()).isPresent()
                    && call.operation().method().getReturnType() == void.class;
            return Stream.concat(arguments.stream(),
                    Stream.of(isMove ? Calls.call(object, "position", List.of()) : String.valueOf(value), value))
                    .filter(each -> each != null && each.getClass().getSimpleName().equals("Position"));
        }
    }

    /** Will hand each call to this tape. */
    Recorder(Consumer<Recorded> tape) {
        this.tape = tape;
    }

    /** Returns what stands before the provider, which must be the first object. */
    Object provider(Object reference, Class<?> type) {
        objects.clear();
        proxies.clear();
        return standIn(reference, type);
    }

    private Object standIn(Object real, Class<?> type) {
        for (int i = 0; i < objects.size(); i++) {
            if (objects.get(i) == real) {
                return proxies.get(i);
            }
        }
        return newStandIn(real, type);
    }

    private Object newStandIn(Object real, Class<?> type) {
        final Map<Method, Operation> known = operations.computeIfAbsent(type, each -> codec.operations(each).stream()
                .collect(Collectors.toMap(Operation::method, Function.identity())));
        final int handle = objects.size();
        objects.add(real);
        final Object proxy = Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (self, method, arguments) -> method.getDeclaringClass() == Object.class
                        ? method.invoke(real, arguments)
                        : record(handle, known.get(method), arguments == null ? new Object[0] : arguments));
        proxies.add(proxy);
        return proxy;
    }

    private Object record(int handle, Operation operation, Object[] arguments) {
        places.clear();
        final byte[] sent = written(out -> {
            writing = Optional.of(out);
            operation.writeArguments(out, arguments);
            writing = Optional.empty();
        });
        final List<Integer> objectsSent = List.copyOf(places);
        final List<Object> handed = Arrays.stream(arguments).map(this::real).toList();
        final Object value = Calls.call(objects.get(handle), operation.method(), handed);
        final boolean isObject = isObject(operation);
        final Object seen = isObject ? standIn(value, operation.method().getReturnType()) : value;
        tape.accept(new Recorded(objects.get(handle), new Exchange.Call(handle, operation, sent, objectsSent,
                words(operation, arguments), isObject ? identical(seen) : -1), handed, seen,
                permitted(objects.get(handle), operation.method(), handed, seen)));
        return seen;
    }

    private String words(Operation operation, Object[] arguments) {
        return Arrays.stream(arguments).map(each -> identical(each) < 0 ? Wording.of(each) : "the game")
                .collect(Collectors.joining(", ", operation.method().getName() + "(", ")"));
    }

    private static boolean isObject(Operation operation) {
        final Class<?> type = operation.method().getReturnType();
        return type.isInterface() && type.getPackageName().startsWith("tabuleiro");
    }

    private Object real(Object argument) {
        final int handle = identical(argument);
        return handle < 0 ? argument : objects.get(handle);
    }

    /** Returns what a call may return: every refusal that is right, if the reference says which are. */
    private static List<?> permitted(Object real, Method method, List<Object> arguments, Object value) {
        if (!method.getName().startsWith(WHY_NOT) || value.equals(Optional.empty())) {
            return Collections.singletonList(value);
        }
        try {
            final Method all = real.getClass().getMethod(method.getName().replaceFirst(WHY_NOT, "refusalsOf"),
                    method.getParameterTypes());
            all.setAccessible(true);
            final Set<?> refusals = (Set<?>) Calls.call(real, all, arguments);
            return refusals.isEmpty() ? List.of(value) : refusals.stream().map(Optional::of).toList();
        } catch (NoSuchMethodException notYet) {
            return List.of(value);
        }
    }

    /** Writes something. */
    @FunctionalInterface
    interface Writing {
        void to(DataOutputStream out) throws IOException;
    }

    /** Returns the bytes that are written. */
    static byte[] written(Writing writing) {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            writing.to(new DataOutputStream(bytes));
        } catch (IOException impossible) {
            throw new IllegalStateException("The reference has a value that cannot be sent.", impossible);
        }
        return bytes.toByteArray();
    }

    @Override
    public int handleOf(Object object, Class<?> type) throws MalformedException {
        final int handle = identical(object);
        writing.ifPresent(out -> places.add(out.size()));
        if (handle < 0) {
            throw new MalformedException("an object that is not the reference's");
        }
        return handle;
    }

    private int identical(Object object) {
        for (int i = 0; i < proxies.size(); i++) {
            if (proxies.get(i) == object) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public Object objectOf(int handle, Class<?> type) {
        return proxies.get(handle);
    }
}
