package tabuleiro.grading;

/** Tells the instructor, in one line, why nothing can be graded and what to do about it. */
public final class GradingException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Says what is wrong and what to do. */
    public GradingException(String message) {
        super(message);
    }

    /** Says what is wrong and what to do, and what it came from. */
    public GradingException(String message, Throwable cause) {
        super(message, cause);
    }
}
