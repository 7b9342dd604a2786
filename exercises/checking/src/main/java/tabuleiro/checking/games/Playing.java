package tabuleiro.checking.games;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.calls.Codec;
import tabuleiro.calls.Handles;
import tabuleiro.calls.MalformedException;
import tabuleiro.calls.Operation;
import tabuleiro.feedback.Lines;
import tabuleiro.feedback.Trouble;

/** An engine that plays the games of a round. */
final class Playing implements Handles {

    private final Map<Integer, Known> objects = new HashMap<>();
    private final Codec codec = new Codec(this);

    /** An object, its interface, and the calls by which it came to where it is. */
    private record Known(Object object, Class<?> type, List<String> history) {

        Known(Object object, Class<?> type, String first) {
            this(object, type, new ArrayList<>(List.of(first)));
        }
    }

    /** Will play with the games of this provider. */
    Playing(Object provider, Class<?> type) {
        objects.put(0, new Known(provider, type, ""));
    }

    @Override
    public Object objectOf(int number, Class<?> type) {
        return objects.get(number).object();
    }

    @Override
    public int handleOf(Object object, Class<?> type) throws MalformedException {
        throw new MalformedException("nothing is written here");
    }

    /** Makes a call, and returns what is not right about it, as a play to follow; nothing if it is. */
    Optional<List<String>> play(Call call) throws IOException, IllegalAccessException {
        final Known known = objects.get(call.object());
        final Operation operation = codec.operations(known.type()).get(call.method());
        final Method method = operation.method();
        final Object[] arguments = operation.readArguments(Call.in(call.arguments()));
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
        final List<Object> right = call.right(operation.answer());
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
