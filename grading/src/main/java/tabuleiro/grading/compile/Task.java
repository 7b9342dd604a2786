package tabuleiro.grading.compile;

/** What the process is asked to do in which submissions are compiled; what follows in the message depends on it. */
public enum Task {
    /** Compile sources: how many, and each one's path and text. The answer is what {@link Compiled} says. */
    COMPILE,
    /** Trace classes: the classes by name. The answer is what {@code Workshop.traced} returns. */
    TRACE,
    /** Put mistakes into classes: what {@code Workshop.changed} is asked with. The answer is what it returns. */
    CHANGE
}
