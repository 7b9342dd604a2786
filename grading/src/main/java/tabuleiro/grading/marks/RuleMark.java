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
 */
public record RuleMark(String rule, boolean guard, BigDecimal weight, List<Outcome> outcomes) {

    /** What does the rule say, in a sentence? For guards: which calls must be stopped? */
    public String law() {
        return outcomes.stream().map(outcome -> guard ? outcome.check().example() : outcome.check().law()).distinct()
                .collect(Collectors.joining("; "));
    }

    /** Is the rule earned: did all its examples pass, and was there one? */
    public boolean isEarned() {
        return !outcomes.isEmpty() && outcomes.stream().allMatch(Outcome::passed);
    }

    /** How many of its examples passed? */
    public long passed() {
        return outcomes.stream().filter(Outcome::passed).count();
    }

    /** Which example should its author look at first? Nothing if all passed. */
    public Optional<Outcome> firstFailing() {
        return outcomes.stream().filter(outcome -> !outcome.passed()).findFirst();
    }
}
