package tabuleiro.checking.games;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.contracts.replay.Values;
import tabuleiro.feedback.Lines;
import tabuleiro.feedback.Trouble;

/** An engine that plays the games of a round. */
final class Playing {

    private final Map<Integer, Known> objects = new HashMap<>();
    private final Values values = new Values(number -> objects.get(number).object());

    /** An object with the methods of its interface by number, and with the calls by which it came to where it is. */
    private record Known(Object object, List<Method> methods, List<String> history) {

        Known(Object object, Class<?> type, String first) {
            this(object, Arrays.stream(type.getMethods()).filter(method -> !Modifier.isStatic(method.getModifiers()))
                    .sorted(Comparator.comparing(each -> each.getName() + Arrays.toString(each.getParameterTypes())))
                    .toList(), new ArrayList<>(List.of(first)));
        }
    }

    /** Will play with the games of this provider. */
    Playing(Object provider, Class<?> type) {
        objects.put(0, new Known(provider, type, ""));
    }

    /** Makes a call, and returns what is not right about it, as a play to follow; nothing if it is. */
    Optional<List<String>> play(Call call) throws IOException, IllegalAccessException {
        final Known known = objects.get(call.object());
        final Method method = known.methods().get(call.method());
        final Object[] arguments = values.read(Call.in(call.arguments()), method.getGenericParameterTypes());
        final String words = Arrays.stream(arguments).map(Playing::words)
                .collect(Collectors.joining(", ", method.getName() + "(", ")"));
        final Object value;
        try {
            value = method.invoke(known.object(), arguments);
        } catch (InvocationTargetException thrown) {
            return Optional.of(told(call, words, Trouble.of(thrown.getCause()).lines()));
        }
        if (call.result() >= 0 && value != null) {
            objects.put(call.result(), new Known(value, method.getReturnType(), words));
        } else if (method.getReturnType() == void.class) {
            known.history().add(words);
        }
        final List<Object> right = new ArrayList<>();
        for (byte[] each : call.permitted()) {
            right.add(values.read(Call.in(each), method.getGenericReturnType())[0]);
        }
        final boolean isRight = right.stream().anyMatch(each -> each.equals(value))
                || right.isEmpty() && (call.result() < 0 || value != null);
        return isRight ? Optional.empty() : Optional.of(told(call, words, List.of(right.stream().map(Playing::words)
                .collect(Collectors.joining(", or ", "expected: ", "")), " but was: " + words(value))));
    }

    /** Returns how the game came to where it is, how it looks, what is called, and what is not right. */
    private List<String> told(Call call, String words, List<String> wrong) {
        final Known known = objects.get(call.object());
        final List<String> lines = new ArrayList<>();
        final List<String> then = known.history().subList(1, known.history().size());
        if (call.object() > 0) {
            lines.add("The game begins with " + known.history().get(0));
            lines.addAll(Lines.wrapped(then.isEmpty() ? "" : "Then: " + String.join(", ", then)));
            lines.add("Your board:\n" + known.object());
        }
        lines.add("Now: " + words + "  [" + call.rule() + "]");
        lines.addAll(wrong);
        return lines.stream().flatMap(String::lines).toList();
    }

    private static String words(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(Playing::words).orElse("nothing");
        }
        if (value instanceof Collection<?> collection) {
            final Stream<String> words = collection.stream().map(Playing::words);
            return (value instanceof Set<?> ? words.sorted() : words).collect(Collectors.joining(", ", "[", "]"));
        }
        final String words = value instanceof Reason reason ? reason.words() : String.valueOf(value);
        return words.contains("\n") ? "\n" + words + "\n" : words;
    }
}
