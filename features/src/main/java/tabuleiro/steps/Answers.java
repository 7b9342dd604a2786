package tabuleiro.steps;

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

    private static final Words WORDS = new Words();

    /** Asks every query once; a query that fails has no value, which is compared too. */
    static Answers of(Map<String, Supplier<?>> queries) {
        final Map<String, String> values = new LinkedHashMap<>();
        queries.forEach((asked, query) -> values.put(asked, value(query)));
        return new Answers(values);
    }

    private static String value(Supplier<?> query) {
        try {
            return WORDS.toStringOf(query.get());
        } catch (RuntimeException | AssertionError broken) {
            return "no value: " + broken;
        }
    }

    /** Returns the values that differ from those in other answers, a line each; an empty text if there are none. */
    String differingFrom(Answers other) {
        return values.entrySet().stream()
                .filter(each -> !Objects.equals(each.getValue(), other.values.get(each.getKey())))
                .map(each -> each.getKey() + ": " + each.getValue()).collect(Collectors.joining("\n"));
    }
}
