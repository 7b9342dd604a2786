package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        Thread.currentThread().setContextClassLoader(null);
        Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> Runtime.getRuntime().halt(0));
    }
}
