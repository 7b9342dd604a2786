package tabuleiro.grading.play;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.contracts.replay.Known;
import tabuleiro.grading.blame.Asked;
import tabuleiro.grading.wire.Codec;
import tabuleiro.grading.wire.Form;
import tabuleiro.grading.wire.Operation;

/**
 * Stands before the objects of the reference, and records each call as it would be sent to a submission, with the value
 * that the reference returns. Objects get the numbers that they would get in the process of a submission.
 */
final class Recorder {

    private final Codec codec = new tabuleiro.grading.wire.Recorded().codec();
    private final Map<Class<?>, Map<Method, Operation>> operations = new HashMap<>();
    private final List<Object> objects = new ArrayList<>();
    private final List<Object> proxies = new ArrayList<>();
    private final Consumer<Recorded> tape;

    /**
     * A call of the reference.
     *
     * @param object what was called
     * @param call   the call
     * @param value  what it returned
     */
    record Recorded(Object object, Exchange.Call call, Object value) {

        /** Returns the positions that it was called with, returned or led to. */
        Stream<Object> positions() {
            return Stream.of(call.arguments().stream(), Stream.of(value), NamedCall.queries(object).stream()
                    .filter(query -> call.isCommand() && query.getName().equals("position"))
                    .map(query -> NamedCall.call(object, query, List.of()))).flatMap(each -> each)
                    .filter(each -> each != null && each.getClass().getSimpleName().equals("Position"));
        }

        /** Returns the call with the object as it stands. */
        Asked asked() {
            return new Asked(object, call.operation().method(), call.arguments(), List.of());
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

    /** Returns what stands before an object. */
    private Object standIn(Object real, Class<?> type) {
        final int number = number(objects, real);
        if (number < 0) {
            final Map<Method, Operation> known = operations.computeIfAbsent(type, each -> codec.operations(each)
                    .stream().collect(Collectors.toMap(Operation::method, Function.identity())));
            final int next = objects.size();
            objects.add(real);
            proxies.add(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                    (self, method, arguments) -> method.getDeclaringClass() == Object.class
                            ? method.invoke(real, arguments) : answer(next, known.get(method),
                            arguments == null ? List.of() : List.of(arguments))));
            return proxies.get(next);
        }
        return proxies.get(number);
    }

    /** Returns the object that something stands before; anything else is returned as it is. */
    Object real(Object argument) {
        final int number = number(proxies, argument);
        return number < 0 ? argument : objects.get(number);
    }

    private static int number(List<Object> some, Object one) {
        return IntStream.range(0, some.size()).filter(i -> some.get(i) == one).findFirst().orElse(-1);
    }

    private Object answer(int number, Operation operation, List<Object> arguments) {
        final List<Object> known = arguments.stream().<Object>map(each -> number(proxies, each) < 0 ? each
                : new Known(number(proxies, each))).toList();
        final Object value = NamedCall.call(objects.get(number), operation.method(),
                arguments.stream().map(this::real).toList());
        final Class<?> type = operation.method().getReturnType();
        final boolean isObject = type.isInterface() && type.getPackageName().startsWith("tabuleiro");
        final Object seen = isObject ? standIn(value, type) : value;
        final int result = isObject ? number(proxies, seen) : -1;
        tape.accept(new Recorded(objects.get(number), new Exchange.Call(number, operation, known,
                IntStream.range(0, known.size()).mapToObj(i -> known.get(i) instanceof Known ? new byte[0]
                        : written(operation.parameters().get(i), known.get(i))).toList(), result),
                isObject ? new Known(result) : value));
        return seen;
    }

    /** Returns a value as it is sent. */
    static byte[] written(Form form, Object value) {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            form.write(new DataOutputStream(bytes), value);
        } catch (IOException impossible) {
            throw new IllegalStateException("The reference has a value that cannot be sent.", impossible);
        }
        return bytes.toByteArray();
    }
}
