package tabuleiro.grading.results;

/**
 * What a failure is charged to: the rule that the first wrong answer contradicts, wherever it was seen.
 *
 * @param rule     the id of the rule; empty if nothing failed
 * @param guard    whether it is its guard that failed
 * @param call     the call that was answered wrongly, in words such as {@code winner()}; empty if that is not known
 * @param expected what the reference returns there, in words
 * @param given    what happened instead, in words
 */
public record Charge(String rule, boolean guard, String call, String expected, String given) {

    /** Nothing failed. */
    public static final Charge NONE = new Charge("", false, "", "", "");

    /** Returns the charge to the rule, or guard, of an example itself: no wrong answer says anything else. */
    public static Charge to(Check check) {
        return new Charge(check.rule(), check.guard(), "", "", "");
    }

    /** Returns the same charge, to another rule. */
    public Charge to(String other) {
        return new Charge(other, guard, call, expected, given);
    }
}
