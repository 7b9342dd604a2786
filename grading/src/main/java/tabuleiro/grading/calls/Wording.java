package tabuleiro.grading.calls;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.contracts.replay.Known;

/** How values stand in the text of a report: in the same words in each run, also those that have no order. */
public final class Wording {

    private Wording() {
    }

    /** Returns a value in words. */
    public static String of(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(Wording::of).orElse("nothing");
        }
        if (value instanceof Collection<?> collection) {
            final Stream<String> words = collection.stream().map(Wording::of);
            return (value instanceof Set<?> ? words.sorted() : words).collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof Reason reason) {
            return "the refusal: " + reason.words();
        }
        return value instanceof Known ? "the game" : String.valueOf(value);
    }
}
