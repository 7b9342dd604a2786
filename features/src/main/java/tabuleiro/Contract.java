package tabuleiro;

import java.util.Locale;
import java.util.Optional;

/**
 * The messages of broken contract clauses, for the right-hand side of a Java {@code assert}.
 *
 * <p>A message names the kind of the clause, and so who is to blame; its label; the rule behind it; the value that
 * broke it; and the board. The label says what must hold, never what went wrong.
 */
public final class Contract {

    private Contract() {
    }

    /** The kinds of clauses. Each says who is to blame if it is broken. */
    public enum ClauseKind {
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
     * @param label what must hold, such as {@code cell_exists}
     * @param rule  the id of the rule it comes from
     * @param value what was passed in
     * @param board the state, drawn by its {@code toString}
     */
    public static String require(String label, String rule, Object value, Object board) {
        return message(ClauseKind.PRECONDITION, label, rule, value, board);
    }

    /**
     * Describes a broken precondition of a move by the refusal that the caller did not ask for: the caller is to blame.
     * The message has the refusal's own rule and words, such as {@code (QT-17: the game is over)}.
     *
     * @param label   what must hold, such as {@code may_be_chosen}
     * @param refusal why the move must not be made
     * @param value   what was passed in
     * @param board   the state, drawn by its {@code toString}
     */
    public static String require(String label, Optional<? extends Reason> refusal, Object value, Object board) {
        final String because = refusal.map(reason -> reason.rule() + ": " + reason.words()).orElse("no refusal");
        return message(ClauseKind.PRECONDITION, label, because, value, board);
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
        return message(ClauseKind.POSTCONDITION, label, rule, value, board);
    }

    /**
     * Describes a broken invariant: the class that carries the assertion is to blame.
     *
     * @param label what must hold between any two calls, such as {@code discs_alternate}
     * @param rule  the id of the rule it comes from
     * @param board the state, drawn by its {@code toString}
     */
    public static String maintain(String label, String rule, Object board) {
        return message(ClauseKind.INVARIANT, label, rule, "", board);
    }

    /** Checks whether a message reports a broken clause of this kind. */
    public static boolean reports(ClauseKind clause, String message) {
        return message.startsWith(opening(clause));
    }

    private static String message(ClauseKind clause, String label, String rule, Object value, Object board) {
        final String broken = opening(clause) + label + " (" + rule + ") " + value;
        return broken.stripTrailing() + "\n" + board;
    }

    private static String opening(ClauseKind clause) {
        return clause.name().toLowerCase(Locale.ROOT) + " broken: ";
    }
}
