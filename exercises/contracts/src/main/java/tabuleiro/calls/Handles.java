package tabuleiro.calls;

/** Stands numbers for objects that do not cross a process boundary themselves. */
public interface Handles {

    /** Returns the number that stands for this object. */
    int handleOf(Object object, Class<?> type) throws MalformedException;

    /** Returns the object for which the number stands. */
    Object objectOf(int handle, Class<?> type) throws MalformedException;
}
