package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.List;
import tabuleiro.grading.YamlFile;

/**
 * The most that is given to a solution without some part of the exercise.
 *
 * @param atMost  the most
 * @param without the ids of the rules of that part: it is missing if the first example of each of them fails for a
 *                mistake in one of them
 */
public record Cap(BigDecimal atMost, List<String> without) {

    /** Checks whether a submission with these marks lacks the part. */
    boolean holds(List<RuleMark> rules) {
        return without.stream().allMatch(missing -> rules.stream()
                .filter(mark -> mark.rule().equals(missing)).anyMatch(this::isMissing));
    }

    private boolean isMissing(RuleMark mark) {
        return mark.outcomes().stream().findFirst()
                .filter(first -> !first.passed() && without.contains(first.cause().rule())).isPresent();
    }

    /** Returns the cap that stands in a rubric. */
    static Cap of(YamlFile read) {
        return new Cap(read.number("at-most"), read.words("without"));
    }
}
