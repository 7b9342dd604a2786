package tabuleiro.contracts;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.contracts.replay.Case;
import tabuleiro.rulebook.Clause;

/**
 * Something wrong that breaks a clause and that nothing has noticed.
 *
 * @param clause   owner and label, such as {@code ConnectFour.play disc_rests}
 * @param asked    the call after which it was made
 * @param question what is wrong
 */
public record Miss(String clause, Case asked, Case.Question question) {

    /**
     * Returns in a sentence or two what was not noticed, and what the clause says.
     *
     * @param clauses of the specification
     * @param classes of the program: the label of a clause stands in them if it is asserted
     */
    public String sentence(List<Clause> clauses, Map<String, byte[]> classes) {
        final String label = clause.substring(clause.indexOf(' ') + 1);
        final boolean isFound = classes.values().stream()
                .anyMatch(bytes -> new String(bytes, StandardCharsets.ISO_8859_1).contains(label));
        final String wrong = question.words().substring(0, 1).toUpperCase(Locale.ROOT) + question.words().substring(1);
        return wrong + ": " + (isFound ? "your `" + label + "` does not notice it."
                : "none of your assertions notices it, and I find no label `" + label + "`.")
                + clauses.stream().filter(each -> (each.owner() + " " + each.label()).equals(clause)).findFirst()
                .map(each -> " `" + label + "` says: " + each.text().replaceAll("\\{@\\w+ ([^}]*)}", "`$1`") + " ("
                        + String.join(", ", each.rules()) + ").").orElse("");
    }

    /** Returns the call as a reader knows it, such as {@code play(4)}. */
    public String call() {
        return Stream.of(asked.call().arguments()).map(each -> words(each).contains("\n") ? "position" : words(each))
                .collect(Collectors.joining(", ", asked.call().method().getName() + "(", ")"));
    }

    /** Returns what is right: the board after the call, or the answer. */
    public String right() {
        return words(asked.right());
    }

    /** Returns what was put in its place; where another query was made wrong, what that returns. */
    public String wrong() {
        final String words = words(question.wrong().value());
        return asked.call().isQuery() || question.wrong().isPosition() ? words
                : question.wrong().query() + "() returns " + words;
    }

    private static String words(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(Miss::words).orElse("nothing");
        }
        if (value instanceof Collection<?> collection) {
            final Stream<String> words = collection.stream().map(Miss::words);
            return (value instanceof Set<?> ? words.sorted() : words).collect(Collectors.joining(", ", "[", "]"));
        }
        return value instanceof Reason reason ? reason.words() : String.valueOf(value);
    }
}
