package tabuleiro.grading.judge;

/**
 * What came of one example.
 *
 * @param check    the example
 * @param status   whether it passed, and if not, in which way
 * @param step     which of its steps failed, from 0; -1 if none did
 * @param message  what the failing step says; empty if none failed
 * @param before   the board before the move, empty if none was drawn
 * @param after    the board after the move, empty if none was drawn
 */
public record Outcome(Check check, Status status, int step, String message, String before, String after) {

    /** How an example can end. */
    public enum Status {
        /** Every step held. */
        PASSED,
        /** The answer is wrong. */
        FAILED,
        /** There was no answer. */
        ERROR,
        /** Nothing was asked, for the reason that the message states. */
        NOT_RUN
    }

    /** Returns the outcome of an example that was not run, for this reason. */
    public static Outcome notRun(Check check, String reason) {
        return new Outcome(check, Status.NOT_RUN, -1, reason, "", "");
    }

    /** Checks whether every step held. */
    public boolean passed() {
        return status == Status.PASSED;
    }
}
