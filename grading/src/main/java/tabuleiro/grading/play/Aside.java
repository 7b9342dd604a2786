package tabuleiro.grading.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Something that is asked of a provider beside games, such as what an agent chooses.
 *
 * @param rule  the id of the rule that says what is right
 * @param right checks the values of all calls together, in their order and without objects, if chance or choice decides
 *              what each of them is; nothing if each must be what the reference returns
 * @param ask   asks a provider
 * @param given the phrases by which an example prepares it
 * @param when  the phrases by which an example asks it
 * @param then  the phrase by which an example checks it; none if no example shows it
 */
public record Aside(String rule, Optional<Predicate<List<?>>> right, Consumer<Object> ask, List<String> given,
        List<String> when, List<String> then) {

    /** Will ask what no example shows. */
    public Aside(String rule, Optional<Predicate<List<?>>> right, Consumer<Object> ask) {
        this(rule, right, ask, List.of(), List.of(), List.of());
    }

    /** Returns the same, shown by an example of these phrases. */
    public Aside told(List<String> before, String asked, String checked) {
        return new Aside(rule, right, ask, before, List.of(asked), List.of(checked));
    }

    /** Returns what an example may check. */
    List<Moment.Fact> facts() {
        return then.stream().map(phrase -> new Moment.Fact(rule, phrase)).toList();
    }
}
