package tabuleiro.grading.wire;

/** Stands numbers for objects that do not cross a process boundary themselves. */
public interface Handles {

    /** Which number stands for this object? */
    int handleOf(Object object, Class<?> type) throws MalformedException;

    /** Which object does the number stand for? */
    Object objectOf(int handle, Class<?> type) throws MalformedException;
}
