package tabuleiro.feedback;

import java.util.List;
import java.util.stream.Stream;

/**
 * Under which rule a failure is reported. An example needs more rules than the one under which it stands. Of that one,
 * and of the one to which grading would charge its first wrong answer, it is the one of whose own examples the greater
 * part fails for it.
 */
final class Heading {

    private final List<Tally> rules;
    private final Suspects suspects = new Suspects();

    /** Hears of all that has failed of these rules. */
    Heading(List<Tally> rules) {
        this.rules = rules;
        rules.stream().flatMap(rule -> rule.outcomes().stream()).filter(Heading::isKnown)
                .forEach(each -> suspects.hear(each.broken(), each.example().id()));
    }

    /** Returns whether something wrong speaks of rules. */
    private static boolean isKnown(Outcome outcome) {
        return outcome.isWrong() && !outcome.broken().isEmpty();
    }

    /** Returns the rule under which what came of an example is reported. */
    Tally of(Outcome chosen) {
        return Stream.of(chosen.example().id(), charged(chosen)).flatMap(id -> rules.stream()
                        .filter(rule -> rule.id().equals(id)))
                .reduce((own, other) -> share(other) > share(own) ? other : own).orElseThrow();
    }

    private String charged(Outcome outcome) {
        return isKnown(outcome) ? suspects.likely(outcome.broken()) : outcome.example().id();
    }

    /** Returns the part of the examples of a rule that fail for it. */
    private double share(Tally rule) {
        return (double) rule.outcomes().stream().filter(each -> each.isWrong() && charged(each).equals(rule.id()))
                .count() / rule.examples();
    }
}
