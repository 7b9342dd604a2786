package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            Thread.sleep(300);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
        final long end = System.nanoTime() + 300_000_000;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }
}
