package tabuleiro.grading.play;

import java.util.List;
import java.util.function.Predicate;

/**
 * Calls whose values are judged together, such as many choices of an agent that chooses by chance: the same seed must
 * give the same again, and nothing may come too often. Two series are never equal.
 */
public final class Series {

    private final String rule;
    private final Predicate<List<?>> right;
    private int calls;

    /**
     * Will have the values of its calls judged by this.
     *
     * @param rule the id of the rule that says what is right
     */
    Series(String rule, Predicate<List<?>> right) {
        this.rule = rule;
        this.right = right;
    }

    String rule() {
        return rule;
    }

    /** Adds a call, while the script is written; what returns an object has no value to judge. */
    void add(Exchange.Call call) {
        calls += call.result() < 0 ? 1 : 0;
    }

    /** Checks whether it has one call alone. */
    public boolean isSingle() {
        return calls == 1;
    }

    /** Checks whether nothing is wrong with these values of its first calls; it is seen at the last call alone. */
    public boolean isRight(List<?> values) {
        try {
            return values.size() < calls || right.test(values);
        } catch (IndexOutOfBoundsException tooFew) {
            return false;
        }
    }
}
