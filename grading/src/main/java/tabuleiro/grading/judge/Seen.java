package tabuleiro.grading.judge;

/**
 * What random games have shown of one rule, in positions that stand in no example. Questions come in pairs that decide:
 * the same query on two boards that are much alike, with different right answers. What chance decides is asked in
 * series of calls that are judged together, each of which counts as a pair.
 *
 * @param planned how many pairs there are for this rule, the same number for each submission
 * @param asked   how many of them were asked
 * @param right   for how many of them both answers were right
 */
public record Seen(int planned, int asked, int right) {

    /** Nothing is planned, and nothing was seen. */
    public static final Seen NOTHING = new Seen(0, 0, 0);

    /** Returns the same with one more pair. */
    Seen plus(boolean isAsked, boolean isRight) {
        return new Seen(planned + 1, asked + (isAsked ? 1 : 0), right + (isRight ? 1 : 0));
    }
}
