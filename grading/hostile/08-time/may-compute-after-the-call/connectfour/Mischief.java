package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        new Thread(() -> {
            final long end = System.nanoTime() + 500_000_000;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
        }).start();
    }
}
