package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        final long end = System.nanoTime() + 1_500_000_000;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }
}
