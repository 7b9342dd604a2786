package tabuleiro.grading.wire;

/** What the judge asks of the process in which a submission runs; what follows in the message depends on it. */
public enum Request {
    /** Take these classes: the interface of the provider, the name of its class, and the classes by name. */
    LOAD,
    /**
     * Forget everything and make a new provider, from classes as good as newly loaded; it gets handle 0. A truth value
     * follows: whether that may be declined when too many threads are left over. The answer is whether it was done.
     */
    BEGIN,
    /** Call a method: handle of the object, number of the method, arguments. */
    CALL,
    /** The same, and another call follows at once; the answer may be sent together with the next. */
    CALL_BEFORE_ANOTHER
}
