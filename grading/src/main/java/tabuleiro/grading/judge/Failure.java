package tabuleiro.grading.judge;

/** What a step meets when the submission under test does not answer with a value. */
final class Failure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Kind kind;

    Failure(Kind kind, String message) {
        super(message, null, false, false);
        this.kind = kind;
    }

    /** What happened instead of an answer? */
    enum Kind {
        /** The submission threw something. */
        THROWN,
        /** The submission answered something that is no value of the declared type. */
        NO_VALUE,
        /** The process ended. */
        CRASH,
        /** The process took too long and was ended. */
        TIMEOUT,
        /** The process sent something that is no message. */
        GARBLED,
        /** The process had ended before, so nothing was asked. */
        NOT_RUN;

        /** Is there nobody left to ask? */
        boolean endsTheProcess() {
            return this == CRASH || this == TIMEOUT || this == GARBLED;
        }
    }

    Kind kind() {
        return kind;
    }
}
