package tabuleiro;

import java.util.Locale;
import java.util.Optional;

/**
 * The messages of broken contract clauses, for the right-hand side of a Java {@code assert}.
 *
 * <p>A message names the kind of the clause, and so who is to blame; its label; the rule behind it; the value that
 * broke it, where the board does not show that; and the board. The label says what must hold, never what went wrong.
 * A clause is named by its rule and its label, such as {@code C4-04 disc_rests}. What names them one by one is the form
 * of earlier hand-outs; it is understood as well.
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
     * @param clause what must hold, such as {@code C4-07 cell_exists}
     * @param value  what was passed in
     * @param board  the state, drawn by its {@code toString}
     */
    public static String require(String clause, Object value, Object board) {
        return message(ClauseKind.PRECONDITION, clause, value, board);
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
        return require(label, because, value, board);
    }

    /** Describes a broken precondition that is named by a label and a rule: the caller is to blame. */
    public static String require(String label, String rule, Object value, Object board) {
        return require(clause(label, rule), value, board);
    }

    /**
     * Describes a broken postcondition of a command: the class that carries the assertion is to blame.
     *
     * @param clause what must hold, such as {@code C4-04 disc_rests}
     * @param board  the state, drawn by its {@code toString}
     */
    public static String ensure(String clause, Object board) {
        return ensure(clause, "", board);
    }

    /**
     * Describes a broken postcondition of a query: the class that carries the assertion is to blame.
     *
     * @param clause what must hold, such as {@code C4-13 winner_has_line}
     * @param result the answer that is not as promised
     * @param board  the state, drawn by its {@code toString}
     */
    public static String ensure(String clause, Object result, Object board) {
        return message(ClauseKind.POSTCONDITION, clause, result, board);
    }

    /** Describes a broken postcondition that is named by a label and a rule. */
    public static String ensure(String label, String rule, Object value, Object board) {
        return ensure(clause(label, rule), value, board);
    }

    /**
     * Describes a broken invariant: the class that carries the assertion is to blame.
     *
     * @param clause what must hold between any two calls, such as {@code C4-03 discs_alternate}
     * @param board  the state, drawn by its {@code toString}
     */
    public static String maintain(String clause, Object board) {
        return message(ClauseKind.INVARIANT, clause, "", board);
    }

    /** Describes a broken invariant that is named by a label and a rule. */
    public static String maintain(String label, String rule, Object board) {
        return maintain(clause(label, rule), board);
    }

    /** Checks whether a message reports a broken clause of this kind. */
    public static boolean reports(ClauseKind clause, String message) {
        return message.startsWith(opening(clause));
    }

    private static String message(ClauseKind kind, String clause, Object value, Object board) {
        final String broken = opening(kind) + clause.replaceFirst("^([A-Z]\\w-\\d\\d) (.*)", "$2 ($1)") + " " + value;
        return broken.stripTrailing() + "\n" + board;
    }

    private static String clause(String label, String rule) {
        return label + " (" + rule + ")";
    }

    private static String opening(ClauseKind clause) {
        return clause.name().toLowerCase(Locale.ROOT) + " broken: ";
    }
}
