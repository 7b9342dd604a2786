package connectfour;

final class Mischief extends Hook {

    @Override
    void begun(Engine game) {
        final Thread dies = new Thread(() -> {
            throw new IllegalStateException("nobody minds");
        });
        dies.setUncaughtExceptionHandler((thread, thrown) -> { });
        dies.start();
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> Runtime.getRuntime().halt(0));
        try {
            dies.join();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
