package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            for (int i = 0; i < 10_000; i++) {
                final Thread thread = new Thread(() -> {
                    try {
                        Thread.sleep(1_000_000);
                    } catch (InterruptedException stopped) {
                        Thread.currentThread().interrupt();
                    }
                });
                thread.setDaemon(true);
                thread.start();
            }
        } catch (OutOfMemoryError expected) {
            return;
        }
        throw new IllegalStateException("10 000 threads");
    }
}
