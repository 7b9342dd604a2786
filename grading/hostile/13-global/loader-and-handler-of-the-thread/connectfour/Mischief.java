package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        final Thread thread = Thread.currentThread();
        if (thread.getContextClassLoader() == null || thread.getUncaughtExceptionHandler() instanceof Handler) {
            throw new IllegalStateException("not the first example");
        }
        thread.setContextClassLoader(null);
        thread.setUncaughtExceptionHandler(new Handler());
    }

    private static final class Handler implements Thread.UncaughtExceptionHandler {

        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {
        }
    }
}
