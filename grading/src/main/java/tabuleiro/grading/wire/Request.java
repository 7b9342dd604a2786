package tabuleiro.grading.wire;

/** What the judge asks of the process in which a submission runs; what follows in the message depends on it. */
public enum Request {
    /** Take these classes: the seal of all answers, the interface of the provider, its class, the classes by name. */
    LOAD,
    /**
     * Forget everything and make a new provider, from classes as good as newly loaded; it gets handle 0. That is
     * declined when too many threads are left over; the answer is whether it was done.
     */
    BEGIN,
    /** The same, with assertions off. */
    BEGIN_UNCHECKED,
    /** Call a method: handle of the object, number of the method, arguments. */
    CALL,
    /** The same, and another call follows at once; the answer may be sent together with the next. */
    CALL_BEFORE_ANOTHER,
    /** Keep what each call is handed and returns from now on, until another example begins. */
    KEEP,
    /** Return once more, as it is now, what a call has returned: the number of the call. */
    AGAIN,
    /** Try to change all that is kept. */
    CHANGE,
    /** Take these recorded examples, to play them again with the classes that were loaded. */
    RECORDED,
    /** Play one of them: its number. The answer is what came of it. */
    SURVEY,
    /** Play one of them, its number, with assertions off and on. The answer is whether it answers the same. */
    STEADY,
    /**
     * Play some with a mistake: the name of a class, the class with the mistake, how many examples and their numbers,
     * and whether the program as it is plays first. The answer is what came of it.
     */
    ATTEMPT,
    /** Return the wrong answer that the last attempt has shown. */
    WRONG
}
