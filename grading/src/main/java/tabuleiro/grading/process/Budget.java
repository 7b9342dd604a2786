package tabuleiro.grading.process;

import java.time.Duration;
import java.util.function.Supplier;
import tabuleiro.grading.results.Outcome;

/**
 * The time that a submission has for all its examples together, and how much of it is used up.
 *
 * <p>What counts is work, and for who hardly works the clock. An answer that was late costs the same each time, however
 * long it took to notice, so that it does not depend on the clock which examples are not run.
 */
public final class Budget {

    /** What the author of a program reads that has used it up. */
    static final String USED_UP = Outcome.USED_UP
            + TimeLimits.IN_ALL.work().toSeconds() + " seconds of work, or " + TimeLimits.IN_ALL.clock().toSeconds()
            + " seconds by the clock. Find out which calls take so long, and make them faster.";

    /** What may go by beside others, and for each second of work so much more; who waits longer is examined alone. */
    private static final Duration BESIDE_OTHERS = Duration.ofSeconds(20);
    private static final int FOR_WORK = 8;

    private final TimeLimits each;
    private final TimeLimits all;
    private final boolean isBeside;
    private Duration answered = Duration.ZERO;
    private Duration late = Duration.ZERO;
    private Duration most;

    /** Creates the budget of a submission that is graded, of which nothing is used up. */
    public Budget() {
        this(TimeLimits.OF_A_CALL, TimeLimits.IN_ALL);
    }

    /** Creates a budget in which each call may take so long, and all together so long. */
    public Budget(TimeLimits each, TimeLimits all) {
        this(each, all, false);
    }

    private Budget(TimeLimits each, TimeLimits all, boolean isBeside) {
        this.each = each;
        this.all = all;
        this.isBeside = isBeside;
        most = isBeside ? BESIDE_OTHERS : all.clock();
    }

    /** Creates the budget of one that is graded beside others: who hardly works has used it up much sooner. */
    public static Budget besideOthers() {
        return new Budget(TimeLimits.OF_A_CALL, TimeLimits.IN_ALL, true);
    }

    /** Returns what is left by the clock for what is done afterwards, which has as much time to work. */
    Budget rest() {
        final Budget rest = new Budget(each, all);
        rest.late = isBeside ? Duration.ZERO : answered.plus(late);
        return rest;
    }

    /** Returns how long a call may take. */
    TimeLimits ofACall() {
        return each;
    }

    /** Counts a call that took so long by the clock, and was answered. */
    void count(Duration took) {
        answered = answered.plus(took);
    }

    /** Counts a call that was not answered for this reason. */
    void count(Failure.Kind reason) {
        late = late.plus(switch (reason) {
            case TIMEOUT -> each.work();
            case SILENCE -> each.clock();
            default -> Duration.ZERO;
        });
    }

    /**
     * Checks whether it is used up. To find out how much work was done takes long, so that is asked for only if need
     * be.
     *
     * @param excused how much time of calls that were answered does not count as work
     * @param worked  finds out how much processor time was used for calls that were answered
     */
    boolean isUsedUp(Duration excused, Supplier<Duration> worked) {
        final Duration counted = answered.minus(excused);
        return isOver(answered.plus(late), worked)
                || counted.compareTo(all.work()) > 0
                && worked.get().compareTo(all.work()) > 0;
    }

    private boolean isOver(Duration clock, Supplier<Duration> worked) {
        if (isBeside && clock.compareTo(most) >= 0) {
            most = BESIDE_OTHERS.plus(worked.get().multipliedBy(FOR_WORK));
        }
        return clock.compareTo(most) >= 0;
    }
}
