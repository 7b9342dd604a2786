package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.Map;

/**
 * The rules of an option or a variant that need not be built. What they earn is reported as a share of its own.
 *
 * @param weight what the whole of it adds to the weights of the exercise; 0 if it is only reported
 * @param rules  by id of a rule, what it weighs beside the other rules of the extension
 * @param guards by id of a rule, what its guards weigh beside them
 */
public record Extension(BigDecimal weight, Map<String, BigDecimal> rules, Map<String, BigDecimal> guards) {

    /** An exercise that has no extension. */
    public static final Extension NONE = new Extension(BigDecimal.ZERO, Map.of(), Map.of());
}
