package tabuleiro.console;

/** An opponent outside this program did what it must not do, or has gone. Its game ends, but the program goes on. */
public final class OpponentFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private static final int SHOWN = 60;

    /** What went wrong. */
    private final transient Message reason;

    /**
     * Creates a failure.
     *
     * @param reason what went wrong, as a clause without a full stop
     */
    public OpponentFailure(Message reason) {
        super(reason.key());
        this.reason = reason;
    }

    /** Returns a line that an opponent has sent, as players may read it: without control characters, and cut. */
    public static String visible(String line) {
        final String seen = line.replaceAll("[^ -~]", "?");
        return seen.length() <= SHOWN ? seen : seen.substring(0, SHOWN) + "...";
    }

    /** Returns what went wrong, as a clause without a full stop. */
    public Message reason() {
        return reason;
    }
}
