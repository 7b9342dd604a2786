package tabuleiro.grading.results;

/**
 * The cause of a failure: the rule that the first wrong answer contradicts, wherever it was seen.
 *
 * @param rule     the id of the rule; empty if nothing failed
 * @param guard    whether it is its guard that failed
 * @param call     the call that was answered wrongly, in words such as {@code winner()}; empty if that is not known
 * @param expected what the reference returns there, in words
 * @param given    what happened instead, in words
 */
public record Cause(String rule, boolean guard, String call, String expected, String given) {

    /** Nothing failed. */
    public static final Cause NONE = new Cause("", false, "", "", "");

    /** Returns as the cause the rule, or guard, of an example itself: no wrong answer says anything else. */
    public static Cause to(Check check) {
        return new Cause(check.rule(), check.guard(), "", "", "");
    }

    /** Returns the same cause, in another rule. */
    public Cause to(String other) {
        return new Cause(other, guard, call, expected, given);
    }
}
