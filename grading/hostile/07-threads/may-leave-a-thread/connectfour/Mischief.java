package connectfour;

final class Mischief extends Hook {

    @Override
    void begun(Engine game) {
        final Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        });
        sleeper.setDaemon(true);
        sleeper.start();
    }
}
