package tabuleiro;

import java.util.Locale;

/**
 * Writes the message of a broken contract clause, for the right-hand side of a Java {@code assert}.
 *
 * <p>A message names whose fault it is, the label of the clause, the rule behind it, the value that broke it
 * and the board. The label says what must hold, never what went wrong.
 */
public final class Contract {

    private Contract() {
    }

    /** What kind of clause was broken, and so: who is to blame? */
    public enum Clause {
        /** The caller did not keep its side. */
        PRECONDITION,
        /** The class did not do what it promises. */
        POSTCONDITION,
        /** The class let its own state go wrong. */
        INVARIANT
    }

    /**
     * Describes a broken precondition: the caller is to blame.
     *
     * @param label what must hold, such as {@code column_has_space}
     * @param rule  the id of the rule it comes from
     * @param value what was passed in
     * @param board the state, drawn by its {@code toString}
     */
    public static String require(String label, String rule, Object value, Object board) {
        return message(Clause.PRECONDITION, label, rule, value, board);
    }

    /**
     * Describes a broken postcondition: the class that carries the assertion is to blame.
     *
     * @param label what must hold, such as {@code disc_rests}
     * @param rule  the id of the rule it comes from
     * @param value the value that is not as promised
     * @param board the state, drawn by its {@code toString}
     */
    public static String ensure(String label, String rule, Object value, Object board) {
        return message(Clause.POSTCONDITION, label, rule, value, board);
    }

    /**
     * Describes a broken invariant: the class that carries the assertion is to blame.
     *
     * @param label what must hold between any two calls, such as {@code discs_alternate}
     * @param rule  the id of the rule it comes from
     * @param board the state, drawn by its {@code toString}
     */
    public static String maintain(String label, String rule, Object board) {
        return message(Clause.INVARIANT, label, rule, "", board);
    }

    /** Does a message report a clause of this kind? */
    public static boolean reports(Clause clause, String message) {
        return message.startsWith(opening(clause));
    }

    private static String message(Clause clause, String label, String rule, Object value, Object board) {
        return opening(clause) + label + " (" + rule + ") " + value + "\n" + board;
    }

    private static String opening(Clause clause) {
        return clause.name().toLowerCase(Locale.ROOT) + " broken: ";
    }
}
