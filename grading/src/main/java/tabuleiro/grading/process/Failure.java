package tabuleiro.grading.process;

/** What a step meets when the submission under test does not answer with a value. */
public final class Failure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Kind kind;

    /** Creates a failure of this kind, with what its author reads of it. */
    public Failure(Kind kind, String message) {
        super(message, null, false, false);
        this.kind = kind;
    }

    /** What happened instead of an answer. */
    public enum Kind {
        /** The submission threw something. */
        THROWN,
        /** The submission answered something that is no value of the declared type. */
        NO_VALUE,
        /** The process ended. */
        CRASH,
        /** The process worked for its answer, took too long and was ended. */
        TIMEOUT,
        /** The process did nothing for its answer, took too long and was ended. */
        SILENCE,
        /** The process has used up the time for all examples. */
        USED_UP,
        /** The process sent something that is no message. */
        GARBLED,
        /** The process had ended before, so nothing was asked. */
        NOT_RUN;

        /** Checks whether the process is of no use any more. */
        boolean endsTheProcess() {
            return this != THROWN && this != NO_VALUE && this != NOT_RUN;
        }
    }

    /** Returns in which way there was no answer. */
    public Kind kind() {
        return kind;
    }
}
