package tabuleiro.grading.wire;

/** What kind of answer a call was given; what follows in the message depends on it. */
public enum Answer {
    /** A value of the declared type. */
    VALUE,
    /** The call was stopped by an assertion: its message. */
    ASSERTION,
    /** The call ended with an exception: its class, its message and the places in the student's code. */
    EXCEPTION,
    /** The call answered something that is no value of the declared type: what. */
    NO_VALUE
}
