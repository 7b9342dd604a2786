package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Seen;

/**
 * What a submission gets for one rule, or for guarding its precondition.
 *
 * @param rule     the id of the rule
 * @param guard    whether this is for its guards
 * @param weight   what it is worth
 * @param part     how much of its weight is earned, from 0 to 1
 * @param outcomes what came of its examples
 * @param failing  what came of the examples, of whichever rule, that fail for a mistake in it
 * @param games    how many random games go wrong for a mistake in it
 * @param seen     what random games show of it in positions that stand in no example; of guards they show nothing
 */
public record RuleMark(String rule, boolean guard, BigDecimal weight, double part, List<Outcome> outcomes,
        List<Outcome> failing, int games, Seen seen) {

    /** Returns what the rule says, in a sentence; for guards, which calls must be stopped. */
    public String law() {
        return outcomes().stream().map(outcome -> guard ? outcome.check().example() : outcome.check().law()).distinct()
                .collect(Collectors.joining("; "));
    }

    /**
     * Checks whether all of it is earned. Guards that stop each call they must have earned theirs, though they never
     * get a greater share than the rules do.
     */
    public boolean isEarned() {
        return guard ? !outcomes.isEmpty() && passed() == outcomes.size() : part == 1;
    }

    /** Returns how much of its weight is earned, from 0 to 1. */
    public BigDecimal share() {
        return BigDecimal.valueOf(part);
    }

    /** Returns what is earned. */
    public BigDecimal points() {
        return weight.multiply(share());
    }

    /** Returns how many of its examples passed. */
    public long passed() {
        return outcomes().stream().filter(Outcome::passed).count();
    }

    /** Returns how many examples, of whichever rule, fail for a mistake in this one. */
    public long charged() {
        return failing.size();
    }

    /** Checks whether an example fails, or a game goes wrong, for a mistake in it. */
    public boolean isWrong() {
        return charged() + games > 0;
    }

    /** Returns how many of its examples fail for mistakes in other rules. */
    public long blocked() {
        return outcomes().stream().filter(outcome -> !outcome.passed() && !failing.contains(outcome)).count();
    }

    /** Returns the example that its author should look at first; nothing if all passed. */
    public Optional<Outcome> firstFailing() {
        return outcomes().stream().filter(outcome -> !outcome.passed()).findFirst();
    }
}
