package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            for (int i = 0; i < 5_000; i++) {
                Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, (Runnable) () -> {
                    try {
                        Thread.sleep(1_000_000);
                    } catch (InterruptedException stopped) {
                        Thread.currentThread().interrupt();
                    }
                });
            }
        } catch (ReflectiveOperationException older) {
            // This Java has no virtual threads.
        }
    }
}
