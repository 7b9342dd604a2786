package tabuleiro.grading.child;

/** Something that the submission does, and what comes of it. */
@FunctionalInterface
interface Deed {

    /** Returns what comes of doing it. */
    Object done() throws Throwable;
}
