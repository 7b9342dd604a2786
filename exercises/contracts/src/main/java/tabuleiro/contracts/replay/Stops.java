package tabuleiro.contracts.replay;

import java.util.Set;
import tabuleiro.contracts.replay.Tried.Came;

/** What has stopped a call after something was made wrong. */
final class Stops {

    /** Java throws these in the name of a program that does not expect what it finds. */
    private static final Set<Class<?>> OF_JAVA = Set.of(NullPointerException.class,
            ArrayIndexOutOfBoundsException.class, StringIndexOutOfBoundsException.class,
            IndexOutOfBoundsException.class, ClassCastException.class, ArithmeticException.class,
            ArrayStoreException.class, NegativeArraySizeException.class);

    private Stops() {
    }

    /** Returns what has come of a call. */
    static Came came(Played played) {
        final String failing = Watch.failing();
        if (played.thrown() == null && Watch.failures().isEmpty() || failing.endsWith(Watch.GUARD)
                || isPrecondition(played.thrown())) {
            return Came.UNNOTICED;
        } else if (failing.endsWith(Watch.ECHO)) {
            return Came.COPIED;
        } else if (!failing.isEmpty() || !Watch.failures().isEmpty()) {
            return Came.ASSERTED;
        }
        return isOfProgram(played.thrown()) ? Came.THROWN : Came.UNNOTICED;
    }

    private static boolean isPrecondition(Throwable thrown) {
        try {
            return thrown instanceof AssertionError && thrown.getMessage().startsWith("precondition broken");
        } catch (Throwable broken) {
            return false;
        }
    }

    /** Checks whether the program has thrown something itself, and not Java in its name. */
    private static boolean isOfProgram(Throwable thrown) {
        final StackTraceElement[] places = thrown.getStackTrace();
        return (thrown instanceof AssertionError || thrown instanceof RuntimeException)
                && !OF_JAVA.contains(thrown.getClass()) && places.length > 0
                && !places[0].getClassName().startsWith("java.")
                && !places[0].getClassName().startsWith("tabuleiro.");
    }
}
