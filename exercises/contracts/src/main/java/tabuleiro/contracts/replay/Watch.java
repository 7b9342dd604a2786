package tabuleiro.contracts.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Is called by the classes of a program that is tried, where {@code Hooks} has put a call. It counts steps, so that a
 * loop without end is ended at the same step on any machine; it lets assertions be skipped, and says where one
 * begins that no other asks for. Whatever calls it from another thread changes nothing.
 */
public final class Watch {

    /** Stands at the end of the place of a guard. */
    public static final String GUARD = "!";

    /** Stands at the end of the place of an assertion that only does again what the program has done. */
    public static final String ECHO = "=";

    private static Thread owner;
    private static int left;
    private static int taken;
    private static boolean isSilent;
    private static boolean isCollecting;
    private static int depth;
    private static boolean isForgiving;
    private static String failing = "";
    private static Predicate<String> checked;
    private static final Set<String> REACHED = new TreeSet<>();
    private static Consumer<Object> going;
    private static final List<String> FAILURES = new ArrayList<>();

    private Watch() {
    }

    /** Ends a program that has taken more steps than it may. */
    static final class Endless extends Error {

        private static final long serialVersionUID = 1L;

        Endless() {
            super("endless", null, false, false);
        }
    }

    /**
     * Begins a play: assertions are skipped, exceptions of the program are thrown, nothing is replaced.
     *
     * @param steps how many may be taken
     */
    static void begin(int steps) {
        owner = Thread.currentThread();
        left = steps;
        taken = 0;
        isSilent = true;
        isCollecting = false;
        going = null;
        Replaced.nothing();
        failing = "";
        checked = place -> false;
        depth = 0;
        isForgiving = false;
        REACHED.clear();
        FAILURES.clear();
    }

    /** Lets assertions be checked; says where the program goes on after it may have changed something. */
    static void check(Consumer<Object> whereGoing, boolean isCollected) {
        isSilent = false;
        depth = 0;
        failing = "";
        isCollecting = isCollected;
        going = whereGoing;
    }

    /** Says no more where the program goes on. */
    static void hush() {
        going = null;
    }

    /**
     * Does something while assertions are skipped.
     *
     * @param forgiving whether the program goes on where it would throw an exception of its own
     */
    static <T> T silently(boolean forgiving, Played<T> work) throws Exception {
        final boolean wasSilent = isSilent;
        final Consumer<Object> wasGoing = going;
        final boolean wasForgiving = isForgiving;
        isSilent = true;
        going = null;
        isForgiving = forgiving;
        try {
            return work.play();
        } finally {
            isSilent = wasSilent;
            going = wasGoing;
            isForgiving = wasForgiving;
        }
    }

    /** Something that a program does. */
    @FunctionalInterface
    interface Played<T> {
        T play() throws Exception;
    }

    /** Returns how many steps have been taken. */
    static int steps() {
        return taken;
    }

    /** Returns where an assertion was failing when something was thrown; empty if none was. */
    static String failing() {
        return failing;
    }

    /** Returns where assertions have begun that were not skipped. */
    static Set<String> reached() {
        return Set.copyOf(REACHED);
    }

    /** Lets assertions at these places be checked even where others are skipped. */
    static void checkOnly(Predicate<String> places) {
        checked = places;
    }

    /** Returns what failing assertions have said, if they are collected. */
    static List<String> failures() {
        return List.copyOf(FAILURES);
    }

    /** Checks whether no assertion asks for what is being done now. */
    static boolean isOutside() {
        return !isSilent && depth == 0 && !isOther();
    }

    /** Checks whether another thread calls than the one that plays. */
    static boolean isOther() {
        return Thread.currentThread() != owner;
    }

    /** Is called at the beginning of each method, and before each jump backwards. */
    public static void step() {
        if (isOther()) {
            return;
        }
        taken++;
        if (--left < 0) {
            left = 0;
            throw new Endless();
        }
    }

    /**
     * Is called where an assertion begins, where something has been written, and where a constructor, or a method that
     * returns nothing, ends.
     *
     * @param self the object in which that is; null in none, or in one not yet made
     */
    public static void goes(Object self) {
        if (going != null && depth == 0 && !isOther()) {
            going.accept(self);
        }
    }

    /**
     * Is called where an assertion begins; returns whether it is to be skipped.
     *
     * @param place class, method and line, and {@value #GUARD} or {@value #ECHO}
     */
    public static boolean begins(boolean disabled, String place) {
        if (disabled || isOther()) {
            return disabled;
        }
        if (isSilent) {
            return !checked.test(place);
        }
        REACHED.add(place);
        depth++;
        return false;
    }

    /** Is called where an assertion that was not skipped ends. */
    public static void ends() {
        if (!isSilent && !isOther()) {
            depth--;
        }
    }

    /** Is called where an assertion fails, before its message is made. */
    public static void fails(String place) {
        failing = isOther() || !failing.isEmpty() ? failing : place;
    }

    /** Is called with the error of an assertion that fails. */
    public static void failed(Throwable error) throws Throwable {
        if (!isCollecting || isOther()) {
            throw error;
        }
        failing = "";
        FAILURES.add(String.valueOf(error.getMessage()));
    }

    /** Is called with what the program throws itself. */
    public static void throwing(Throwable error) throws Throwable {
        if (!isForgiving || isOther()) {
            throw error;
        }
    }
}
