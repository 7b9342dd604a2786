package tabuleiro.contracts.replay;

/**
 * What came of playing examples with a mistake in the program.
 *
 * @param kind    what came of it in short
 * @param play    the number of the example in which the mistake shows; 0 if it does not
 * @param step    the first call in it that is answered wrongly if assertions are off, from 0
 * @param message what the assertion says that stopped it; empty if none did
 * @param place   where that assertion stands, as {@code connectfour.Engine.play:95}; empty if none did
 */
public record Attempt(Kind kind, int play, int step, String message, String place) {

    /** What can come of a mistake. */
    public enum Kind {
        /** It does not show. */
        HIDDEN,
        /** Instead of a wrong answer there is none: the program breaks off or loops. */
        BROKEN,
        /** An assertion fails without the mistake, too, though it did not before: it depends on how often one plays. */
        FALSE_ALARM,
        /** A wrong answer gets out. */
        UNNOTICED,
        /** With assertions on, one fails before that answer. */
        STOPPED
    }

    /** Nothing shows. */
    public static final Attempt NOTHING = new Attempt(Kind.HIDDEN, 0, 0, "", "");

    /** An assertion fails in the program as it is. */
    public static final Attempt FALSE_ALARM = new Attempt(Kind.FALSE_ALARM, 0, 0, "", "");

    /** The program breaks off. */
    public static final Attempt BROKEN_OFF = new Attempt(Kind.BROKEN, 0, 0, "", "");
}
