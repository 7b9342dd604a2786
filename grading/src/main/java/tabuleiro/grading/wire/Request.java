package tabuleiro.grading.wire;

import tabuleiro.contracts.replay.Boards;

/** What grading asks of the process in which a submission runs; what follows in the message depends on it. */
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
    /** Make a recorded call, and have things wrong after it, as {@link Boards} writes them. The answer: what came. */
    TRY
}
