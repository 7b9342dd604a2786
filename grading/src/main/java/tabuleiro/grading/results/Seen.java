package tabuleiro.grading.results;

/**
 * What random games have shown of one rule, in positions that stand in no example. Questions come in pairs that decide:
 * the same query on two boards that are much alike, with different right answers. What chance decides is asked in
 * series of calls that are looked at together, each of which counts as a pair.
 *
 * @param planned how many pairs there are for this rule, the same number for each submission
 * @param asked   how many of them were asked
 * @param right   for how many of them both answers were right
 * @param nothing for how many of them nothing was answered where something is right: an exception, no end, false, 0,
 *                or what is empty
 */
public record Seen(int planned, int asked, int right, int nothing) {

    /** Nothing is planned, and nothing was seen. */
    public static final Seen NOTHING = new Seen(0, 0, 0);

    /** Creates what was seen where each call was answered. */
    public Seen(int planned, int asked, int right) {
        this(planned, asked, right, 0);
    }

    /** Returns the same with one more pair. */
    public Seen plus(boolean isAsked, boolean isRight, boolean isNothing) {
        return new Seen(planned + 1, asked + one(isAsked), right + one(isRight), nothing + one(isNothing));
    }

    private static int one(boolean counts) {
        return counts ? 1 : 0;
    }

    /** Returns for how many of them something else was answered than what is right. */
    public int wrong() {
        return asked - right - nothing;
    }
}
