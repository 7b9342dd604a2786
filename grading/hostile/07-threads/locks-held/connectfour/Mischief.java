package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        final Thread holder = new Thread(() -> {
            synchronized (System.class) {
                synchronized ("connectfour") {
                    synchronized (tabuleiro.connectfour.ConnectFour.class) {
                        hold();
                    }
                }
            }
        });
        holder.setDaemon(true);
        holder.start();
        while (holder.getState() != Thread.State.TIMED_WAITING && holder.getState() != Thread.State.BLOCKED) {
            Thread.onSpinWait();
        }
    }

    private static void hold() {
        try {
            Thread.sleep(1_000_000);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
