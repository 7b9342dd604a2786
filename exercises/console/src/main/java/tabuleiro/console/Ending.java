package tabuleiro.console;

/** Ends a game before its time. The message is the sentence by which the players are told. */
public final class Ending extends RuntimeException {

    /** How a program ends that did what it was asked to. */
    public static final int NORMAL = 0;

    /** How a program ends whose engine cannot go on. */
    public static final int BROKEN = 1;

    /** How a program ends that was started with arguments it does not understand. */
    public static final int MISUSED = 2;

    private static final long serialVersionUID = 1L;

    private final Cause cause;

    private Ending(Cause cause, String sentence) {
        super(sentence);
        this.cause = cause;
    }

    /** Why a game ends, and the status with which the program then ends. */
    private enum Cause {
        END_OF_INPUT(NORMAL), REQUEST(NORMAL), FAULT(BROKEN), MISUSE(MISUSED);

        private final int status;

        Cause(int status) {
            this.status = status;
        }
    }

    /** How does a game end when nobody can type any more? */
    public static Ending endOfInput() {
        return new Ending(Cause.END_OF_INPUT, "End of input: the game ends here, unfinished.");
    }

    /** How does a program end when nobody can type any more while no game is being played? */
    public static Ending endOfInputBetweenGames() {
        return new Ending(Cause.END_OF_INPUT, "End of input: the program ends here.");
    }

    /** How does a game end that the players leave? */
    public static Ending onRequest() {
        return new Ending(Cause.REQUEST, "The game ends here, unfinished.");
    }

    /**
     * How does a game end when an engine or an agent did what it must not?
     *
     * @param what a clause without a full stop
     */
    public static Ending engineBrokeOff(String what) {
        return new Ending(Cause.FAULT, "The engine broke off: " + what + ".");
    }

    /** How does a game end that cannot begin, for want of an engine? */
    public static Ending cannotBegin(String sentence) {
        return new Ending(Cause.FAULT, sentence);
    }

    /** How does a program end that was started wrongly? With the line that says how to start it. */
    public static Ending misused(String usage) {
        return new Ending(Cause.MISUSE, usage);
    }

    /** With which status does the program end: {@link #NORMAL}, {@link #BROKEN} or {@link #MISUSED}? */
    public int status() {
        return cause.status;
    }

    /** Did the players ask for it? */
    public boolean isOnRequest() {
        return cause == Cause.REQUEST;
    }
}
