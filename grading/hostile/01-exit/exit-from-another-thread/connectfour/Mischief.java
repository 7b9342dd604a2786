package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        final Thread other = new Thread(() -> Runtime.getRuntime().halt(3));
        other.start();
        try {
            other.join();
        } catch (InterruptedException never) {
            throw new IllegalStateException(never);
        }
    }
}
