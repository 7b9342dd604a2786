package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.grading.judge.Outcome;

/**
 * What a submission gets for one rule, or for guarding its precondition.
 *
 * @param rule     the id of the rule
 * @param guard    whether this is for its guards
 * @param weight   what it is worth
 * @param outcomes what came of its examples
 * @param ground   what came of the examples of the rule itself, which for a rule are the same
 */
public record RuleMark(String rule, boolean guard, BigDecimal weight, List<Outcome> outcomes, List<Outcome> ground) {

    /** Returns what the rule says, in a sentence; for guards, which calls must be stopped. */
    public String law() {
        return outcomes.stream().map(outcome -> guard ? outcome.check().example() : outcome.check().law()).distinct()
                .collect(Collectors.joining("; "));
    }

    /**
     * Checks whether the rule is earned: all its examples pass, and there is one. A guard is earned only if an example
     * of its own rule passes, too: an assertion that stops every call guards nothing.
     */
    public boolean isEarned() {
        return !outcomes.isEmpty() && passed() == outcomes.size() && isGrounded();
    }

    /** Checks whether an example of the rule itself passes, so that there is something to guard. */
    public boolean isGrounded() {
        return ground.stream().anyMatch(Outcome::passed);
    }

    /** Returns how many of its examples passed. */
    public long passed() {
        return outcomes.stream().filter(Outcome::passed).count();
    }

    /** Returns the example that its author should look at first; nothing if all passed. */
    public Optional<Outcome> firstFailing() {
        return outcomes.stream().filter(outcome -> !outcome.passed()).findFirst();
    }
}
