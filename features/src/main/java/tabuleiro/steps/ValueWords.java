package tabuleiro.steps;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.presentation.StandardRepresentation;

/**
 * How values are told in the message of a check that fails: as players say and see them, without the quotes and
 * brackets of Java, so that a picture stands upright and a list reads like one in a feature. What a set holds is told
 * in the order of its words, for a set has none of its own.
 */
final class ValueWords extends StandardRepresentation {

    @Override
    public String toStringOf(Object value) {
        if (value instanceof String text) {
            return text;
        }
        if (value instanceof Optional<?> optional) {
            return optional.map(this::toStringOf).orElse("nothing");
        }
        if (value instanceof Collection<?> several) {
            final Stream<String> words = several.stream().map(this::toStringOf);
            final Stream<String> ordered = several instanceof Set ? words.sorted() : words;
            return several.isEmpty() ? "none" : listed(ordered.toList());
        }
        if (value instanceof Enum<?> constant) {
            return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
        return super.toStringOf(value);
    }

    /** With commas between them, or with semicolons where one has a comma itself. */
    private static String listed(List<String> words) {
        return String.join(words.stream().anyMatch(word -> word.contains(",")) ? "; " : ", ", words);
    }
}
