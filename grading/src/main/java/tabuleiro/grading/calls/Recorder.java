package tabuleiro.grading.calls;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.contracts.replay.Known;

/**
 * Stands before the objects of the reference, and tells of each call and what the reference answers. Objects have the
 * numbers of the order in which they come up, as in the process of a submission.
 */
public final class Recorder {

    private final Consumer<Observation> tape;
    private final List<Object> objects = new ArrayList<>();
    private final Map<Object, Object> standIns = new IdentityHashMap<>();
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();

    /** Will tell this tape of each call when it has been answered. */
    public Recorder(Consumer<Observation> tape) {
        this.tape = tape;
    }

    /** Returns what stands before this provider, which is the first object; those before it are forgotten. */
    public Object provider(Object provider, Class<?> type) {
        objects.clear();
        standIns.clear();
        numbers.clear();
        return standIn(provider, type);
    }

    /** Returns the object that something stands before; anything else is returned as it is. */
    public Object real(Object standIn) {
        return numbers.containsKey(standIn) ? objects.get(numbers.get(standIn)) : standIn;
    }

    /** Returns the object of this number. */
    public Object object(int number) {
        return objects.get(number);
    }

    private Object standIn(Object object, Class<?> type) {
        return standIns.computeIfAbsent(object, any -> {
            final Object made = Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, this::called);
            numbers.put(made, objects.size());
            objects.add(object);
            return made;
        });
    }

    private Object called(Object self, Method method, Object[] arguments) throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            return switch (method.getName()) {
                case "equals" -> self == arguments[0];
                case "hashCode" -> System.identityHashCode(self);
                default -> "the reference";
            };
        }
        final List<Object> all = arguments == null ? List.of() : List.of(arguments);
        final List<Object> known = all.stream()
                .map(argument -> numbers.containsKey(argument) ? new Known(numbers.get(argument)) : argument).toList();
        try {
            final Object answer = method.invoke(real(self), all.stream().map(this::real).toArray());
            final boolean isObject = Observation.returnsObject(method);
            final Object seen = isObject ? standIn(answer, method.getReturnType()) : answer;
            tape.accept(new Observation(numbers.get(self), method, known,
                    isObject ? new Known(numbers.get(seen)) : answer));
            return seen;
        } catch (InvocationTargetException thrown) {
            tape.accept(new Observation(numbers.get(self), method, known, new NoAnswer(
                    thrown.getCause() instanceof AssertionError, String.valueOf(thrown.getCause()))));
            throw thrown.getCause();
        }
    }
}
