package tabuleiro.grading.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Something that is asked of a provider beside games, such as what an agent chooses.
 *
 * @param given the phrases by which an example prepares it
 * @param when  the phrases by which an example asks it; none if that is part of the fact
 * @param fact  what an example checks then; if it has no phrase, no example shows it
 * @param right checks the values of all calls together, in their order and without objects, if chance or choice decides
 *              what each of them is; nothing if each must be what the reference returns
 * @param ask   asks a provider
 */
record Aside(List<String> given, List<String> when, Fact fact, Optional<Predicate<List<?>>> right,
        Consumer<Object> ask) {

    /** Will ask what no example shows. */
    Aside(String rule, Optional<Predicate<List<?>>> right, Consumer<Object> ask) {
        this(List.of(), List.of(), new Fact(rule, ""), right, ask);
    }

    /** Returns the same, shown by an example of these phrases. */
    Aside told(List<String> before, String asked, String then) {
        return new Aside(before, List.of(asked), new Fact(fact.rule(), then), right, ask);
    }

    /** Returns what an example may check. */
    List<Fact> facts() {
        return fact.phrase().isEmpty() ? List.of() : List.of(fact);
    }
}
