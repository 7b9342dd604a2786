package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(1_000_000);
                } catch (InterruptedException stopped) {
                    continue;
                }
            }
        }).start();
    }
}
