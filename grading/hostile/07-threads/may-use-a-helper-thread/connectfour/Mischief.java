package connectfour;

final class Mischief extends Hook {

    private static int moves;

    @Override
    void played(Engine game) {
        final Thread helper = new Thread(() -> moves++);
        helper.start();
        try {
            helper.join();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
