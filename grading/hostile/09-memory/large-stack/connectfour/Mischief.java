package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            new Thread(null, () -> { }, "large", 1L << 33).start();
        } catch (OutOfMemoryError expected) {
            return;
        }
    }
}
