package tabuleiro.notation;

/** Says why a text is not in a notation, and where it goes wrong. */
public final class NotationException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;
    private static final int MOST_SHOWN = 40;

    private final int line;
    private final int column;
    private final String reason;

    /**
     * Describes a fault.
     *
     * @param line   where it is, from 1
     * @param column where it is in this line, from 1
     * @param reason what is wrong, in a clause without a full stop
     */
    public NotationException(int line, int column, String reason) {
        super("line " + line + ", column " + column + ": " + reason);
        this.line = line;
        this.column = column;
        this.reason = reason;
    }

    /** Returns the line in which the fault is, from 1. */
    public int line() {
        return line;
    }

    /** Returns the column at which the fault is, from 1. */
    public int column() {
        return column;
    }

    /** Returns what is wrong, a clause without a full stop. */
    public String reason() {
        return reason;
    }

    /** Returns a text as a message shows it: in quotes, shortened, and without control characters. */
    public static String quoted(String text) {
        final String shown = text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "…" : text;
        return "\"" + shown.replaceAll("\\p{C}", "?") + "\"";
    }
}
