package tabuleiro.grading.child;

/**
 * The threads of this process that live, whatever group they are in: those of timers, pools and cleaners as well.
 *
 * <p>They are counted by Java itself, which calls no method of a thread or a group that a submission has made.
 */
final class LiveThreads {

    private static final int MOST = 1024;

    /** How many may be left of earlier examples. */
    private static final int MOST_LEFT = 24;

    /** How often classes are loaded anew in a process in which threads keep the copies before. */
    private static final int MOST_LOADINGS = 24;

    private final ThreadGroup all = group();
    /** How many there are beside those of a submission. */
    private final int own = count();

    private static ThreadGroup group() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        return group;
    }

    private int count() {
        return all.enumerate(new Thread[MOST]);
    }

    /**
     * Returns whether this process can do no more: threads of earlier examples live on, and they are so many that the
     * next one would lack them, or keep so many copies of the classes that it would lack memory.
     *
     * @param loadings how often the classes have been loaded anew
     */
    boolean lackRoom(int loadings) {
        return loadings >= MOST_LOADINGS && areLeft() || left() > MOST_LEFT;
    }

    private int left() {
        return Math.max(0, count() - own);
    }

    /** Returns whether there is one: it may still change what the classes hold. */
    boolean areLeft() {
        return left() > 0;
    }
}
