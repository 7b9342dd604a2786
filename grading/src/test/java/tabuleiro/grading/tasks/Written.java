package tabuleiro.grading.tasks;

/** How far the tasks of a staged solution are written: its methods ask, so that it is compiled only once. */
public final class Written {

    private static final int NONE = Integer.MAX_VALUE;

    private static int upTo;
    private static int missed = NONE;

    private Written() {
    }

    /** Says that this task and those before it are written, and no other. */
    public static void upTo(int task) {
        upTo = task;
    }

    /** Returns whether this task is still to be written. */
    public static boolean lacks(int task) {
        if (upTo < task) {
            missed = Math.min(missed, task);
        }
        return upTo < task;
    }

    /** Returns the first task that was missed since this was last asked: the largest number if none was. */
    static int missed() {
        final int first = missed;
        missed = NONE;
        return first;
    }
}
