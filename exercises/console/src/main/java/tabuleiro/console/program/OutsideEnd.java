package tabuleiro.console.program;

/** Does something if the program is ended from outside while this is open: by a signal, or by an engine. */
final class OutsideEnd implements AutoCloseable {

    private final Thread hook;

    /** Opens it. */
    OutsideEnd(Runnable action) {
        hook = new Thread(action, "outside end");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // The program is being ended, so the action is done anyway.
        }
    }
}
