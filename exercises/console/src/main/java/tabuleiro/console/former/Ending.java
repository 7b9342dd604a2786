package tabuleiro.console.former;

/** Ends a game or the program early. The message is the sentence that the players read. */
public final class Ending extends RuntimeException {

    /** The status of a program that did what it was asked to do. */
    public static final int NORMAL = 0;

    /** The status of a program whose engine failed. */
    public static final int FAILED = 1;

    /** The status of a program that was started with arguments it does not understand. */
    public static final int MISUSED = 2;

    private static final long serialVersionUID = 1L;

    private final Cause cause;

    private Ending(Cause cause, String sentence) {
        super(sentence);
        this.cause = cause;
    }

    /** The causes of an end, with the status of the program. */
    private enum Cause {
        END_OF_INPUT(NORMAL), REQUEST(NORMAL), FAULT(FAILED), MISUSE(MISUSED);

        private final int status;

        Cause(int status) {
            this.status = status;
        }
    }

    /** Returns the ending of a game whose input has ended. */
    public static Ending endOfInput() {
        return new Ending(Cause.END_OF_INPUT, "End of input: the game ends here, unfinished.");
    }

    /** Returns the ending of a program whose input ends while no game is being played. */
    public static Ending endOfInputBetweenGames() {
        return new Ending(Cause.END_OF_INPUT, "End of input: the program ends here.");
    }

    /** Returns the ending of a game that the players leave. */
    public static Ending onRequest() {
        return new Ending(Cause.REQUEST, "The game ends here, unfinished.");
    }

    /**
     * Returns the ending of a game in which an engine or an agent did what it must not do.
     *
     * @param what a clause without a full stop
     */
    public static Ending engineFailed(String what) {
        return new Ending(Cause.FAULT, "The engine failed: " + what + ".");
    }

    /** Returns the ending of a game that cannot begin because there is not exactly one engine. */
    public static Ending cannotBegin(String sentence) {
        return new Ending(Cause.FAULT, sentence);
    }

    /** Returns the ending of a program that was started wrongly, with the line that says how to start it. */
    public static Ending misused(String usage) {
        return new Ending(Cause.MISUSE, usage);
    }

    /** Returns the status with which the program ends: {@link #NORMAL}, {@link #FAILED} or {@link #MISUSED}. */
    public int status() {
        return cause.status;
    }

    /** Checks whether the players asked for it. */
    public boolean isOnRequest() {
        return cause == Cause.REQUEST;
    }
}
