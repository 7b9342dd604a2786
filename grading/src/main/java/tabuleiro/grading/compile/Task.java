package tabuleiro.grading.compile;

/** What the process is asked to do in which submissions are compiled; what follows in the message depends on it. */
public enum Task {
    /** Compile sources: how many, and each one's path and text. The answer is what {@link Compiled} says. */
    COMPILE,
    /** Put hooks into classes: the classes by name. The answer is the same with what {@code Hooks} does. */
    HOOK
}
