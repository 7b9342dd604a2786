package tabuleiro.contracts.replay;

/**
 * What stands for an answer where a program threw something instead.
 *
 * @param isAssertion whether it is an assertion that failed
 * @param message     what it says, cut
 * @param place       where in the program: class, method and line, as {@code connectfour.Engine.play:95}
 */
record Thrown(boolean isAssertion, String message, String place) {

    private static final int MOST_CHARACTERS = 300;

    /** Returns what stands for this. To ask it for its message is to run the program's own code. */
    static Thrown of(Throwable thrown) {
        final boolean isAssertion = thrown instanceof AssertionError;
        try {
            final String message = String.valueOf(isAssertion ? thrown.getMessage() : thrown);
            final StackTraceElement[] places = thrown.getStackTrace();
            return new Thrown(isAssertion, message.substring(0, Math.min(message.length(), MOST_CHARACTERS)),
                    places.length == 0 ? "" : places[0].getClassName() + "." + places[0].getMethodName() + ":"
                            + places[0].getLineNumber());
        } catch (Throwable broken) {
            return new Thrown(isAssertion, "", "");
        }
    }
}
