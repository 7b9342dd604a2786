package tabuleiro.feedback;

import java.util.List;
import java.util.stream.Stream;

/**
 * Under which rule a failure is reported. An example needs more rules than the one under which it stands. Of that one,
 * and of the one to which grading would charge its first wrong answer, it is the one of whose own examples the greater
 * part fails for it. If none fails for either, it is so chosen from all rules that the answer may contradict. While
 * something is not written yet, rules of later tasks are not meant, and their examples do not count; and only what an
 * earlier task began can be behind much.
 */
final class Heading {

    private final List<Tally> rules;
    private final Outcome chosen;
    private final int task;
    private final boolean isWritten;
    private final Suspects suspects = new Suspects();

    /** Will tell it of what came of an example; all that has failed of these rules is heard. */
    Heading(List<Tally> rules, Outcome chosen) {
        isWritten = rules.stream().allMatch(Tally::isWritten);
        task = chosen.example().task();
        this.rules = isWritten ? rules : rules.stream().flatMap(rule -> rule.upTo(task).stream()).toList();
        this.chosen = chosen;
        this.rules.stream().flatMap(rule -> rule.outcomes().stream()).forEach(this::hear);
    }

    private void hear(Outcome outcome) {
        if (isKnown(outcome)) {
            suspects.hear(broken(outcome), outcome.example().id());
        } else {
            suspects.hearOther(outcome.example().id());
        }
    }

    /** Returns whether something wrong speaks of rules. */
    private boolean isKnown(Outcome outcome) {
        return outcome.isWrong() && !broken(outcome).isEmpty();
    }

    /** Returns the rules of which a wrong answer contradicts one, without those that are not meant. */
    private String broken(Outcome outcome) {
        return Suspects.only(outcome.broken(), each -> rules.stream().anyMatch(rule -> rule.id().equals(each.rule())
                && (isWritten || !each.isBehind() || rule.upTo(task - 1).isPresent())));
    }

    /** Returns the id of the rule under which it is reported. */
    String id() {
        final Tally likely = best(Stream.of(chosen.example().id(), charged(chosen)));
        if (share(likely) > 0 || !isKnown(chosen)) {
            return likely.id();
        }
        final Stream<String> named = Suspects.in(broken(chosen)).stream().filter(each -> !each.isBehind())
                .map(Suspects.Suspect::rule);
        return best(Stream.concat(Stream.of(likely.id()), named)).id();
    }

    /** Returns the rule of which the greatest part of its own examples fails for it; of several such the first. */
    private Tally best(Stream<String> some) {
        return some.flatMap(id -> rules.stream().filter(rule -> rule.id().equals(id)))
                .reduce((best, other) -> share(other) > share(best) ? other : best).orElseThrow();
    }

    private String charged(Outcome outcome) {
        return isKnown(outcome) ? suspects.likely(broken(outcome)) : outcome.example().id();
    }

    /** Returns the part of the examples of a rule that fail for it. */
    private double share(Tally rule) {
        return (double) rule.outcomes().stream().filter(each -> each.isWrong() && charged(each).equals(rule.id()))
                .count() / rule.examples();
    }
}
