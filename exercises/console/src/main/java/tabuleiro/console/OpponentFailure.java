package tabuleiro.console;

/** An opponent outside this program did what it must not do, or has gone. Its game ends, but the program goes on. */
public final class OpponentFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

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

    /** Returns what went wrong, as a clause without a full stop. */
    public Message reason() {
        return reason;
    }
}
