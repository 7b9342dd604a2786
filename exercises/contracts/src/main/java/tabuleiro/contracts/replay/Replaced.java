package tabuleiro.contracts.replay;

import java.util.Objects;
import java.util.Optional;

/**
 * Is called by the classes of a program that is tried with what queries return, and with what local variables hold
 * where an assertion or a condition begins: it puts a wrong answer in the place of the right one.
 */
public final class Replaced {

    private static String query = "";
    private static Object right;
    private static Object wrong;
    private static boolean isLocal;

    private Replaced() {
    }

    /** Replaces nothing from now on. */
    static void nothing() {
        query = "";
        isLocal = false;
    }

    /**
     * Replaces an answer from now on.
     *
     * @param name    of the query
     * @param isFound by a local variable that holds it when an assertion begins; else where the query returns it
     */
    static void with(String name, Object rightAnswer, Object wrongAnswer, boolean isFound) {
        query = isFound ? "" : name;
        isLocal = isFound;
        right = rightAnswer;
        wrong = wrongAnswer;
    }

    /**
     * Is called with what a query returns.
     *
     * @param name of the query; empty for a method of the program's own, which may return what the query does
     */
    public static Object answer(Object value, String name) {
        final boolean isReplaced = !query.isEmpty() && (name.equals(query) || name.isEmpty() && right.equals(value));
        return isReplaced && !Watch.isOther() ? wrong : value;
    }

    /** Is called with what a query returns. */
    public static boolean answer(boolean value, String name) {
        return (boolean) answer((Object) value, name);
    }

    /** Is called with what a query returns. */
    public static int answer(int value, String name) {
        return (int) answer((Object) value, name);
    }

    /** Is called with what a query returns. */
    public static long answer(long value, String name) {
        return (long) answer((Object) value, name);
    }

    /** Is called with each local variable where an assertion begins; returns what it holds from there. */
    public static Object local(Object value) {
        if (!isLocal || !Watch.isOutside()) {
            return value;
        }
        if (right.equals(value)) {
            return wrong;
        }
        return right instanceof Optional<?> held && wrong instanceof Optional<?> other
                && Objects.equals(held.orElse(null), value) ? other.orElse(null) : value;
    }

    /** Is called with each local variable where an assertion begins; returns what it holds from there. */
    public static boolean local(boolean value) {
        return local((Object) value) instanceof Boolean held ? held : value;
    }

    /** Is called with each local variable where an assertion begins; returns what it holds from there. */
    public static int local(int value) {
        return local((Object) value) instanceof Integer held ? held : value;
    }

    /** Is called with each local variable where an assertion begins; returns what it holds from there. */
    public static long local(long value) {
        return local((Object) value) instanceof Long held ? held : value;
    }
}
