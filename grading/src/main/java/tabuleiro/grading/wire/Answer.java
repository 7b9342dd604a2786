package tabuleiro.grading.wire;

/**
 * The kinds of answer to a call; what follows in the message depends on the kind. Before the kind comes a truth value:
 * whether the process has done again, before it answered, what it had done for an earlier example, such as to
 * initialise classes.
 */
public enum Answer {
    /** A value of the declared type. */
    VALUE,
    /** The call was stopped by an assertion: its message. */
    ASSERTION,
    /** The call ended with an exception: its class, its message and the places in the student's code. */
    EXCEPTION,
    /** The call returned something that is no value of the declared type: what. */
    NO_VALUE
}
