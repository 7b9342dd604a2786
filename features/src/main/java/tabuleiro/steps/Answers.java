package tabuleiro.steps;

import java.util.ConcurrentModificationException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * What the queries of a game return at one moment, to be compared with what they return later.
 *
 * @param values the value that each query returns, in words, by what it asks for
 */
record Answers(Map<String, String> values) {

    /** No answers at all, from which no others differ. */
    static final Answers NONE = new Answers(Map.of());

    private static final ValueWords WORDS = new ValueWords();

    /** Asks every query once. If one fails, so does this. */
    static Answers of(Map<String, Supplier<?>> queries) {
        final Map<String, String> values = new LinkedHashMap<>();
        queries.forEach((asked, query) -> values.put(asked, words(query.get())));
        return new Answers(values);
    }

    /** Asks every query once. A query that fails has no value, which is compared like a value. */
    static Answers ofThoseThatWork(Map<String, Supplier<?>> queries) {
        final Map<String, Supplier<?>> working = new LinkedHashMap<>();
        queries.forEach((asked, query) -> working.put(asked, () -> valueOrFailure(query)));
        return of(working);
    }

    private static Object valueOrFailure(Supplier<?> query) {
        try {
            return query.get();
        } catch (ConcurrentModificationException stale) {
            return "no value: " + stale + ". It is a view of a list that has changed: let the query return a copy.";
        } catch (RuntimeException | AssertionError broken) {
            return "no value: " + broken;
        }
    }

    /** Returns a value in words. */
    static String words(Object value) {
        return WORDS.toStringOf(value);
    }

    /** Returns the values that are others in other answers, a line each; an empty text if there are none. */
    String differingFrom(Answers other) {
        return values.entrySet().stream().filter(other::contradicts)
                .map(entry -> entry.getKey() + ": " + entry.getValue()).collect(Collectors.joining("\n"));
    }

    /** Checks whether a query that returned this value was asked here too, and returned something else. */
    private boolean contradicts(Map.Entry<String, String> value) {
        return values.containsKey(value.getKey()) && !Objects.equals(value.getValue(), values.get(value.getKey()));
    }
}
