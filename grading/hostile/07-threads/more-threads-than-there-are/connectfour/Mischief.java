package connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    private static void share(int work) throws InterruptedException {
        final CountDownLatch all = new CountDownLatch(1);
        final List<Thread> threads = new ArrayList<>();
        try {
            for (int i = 0; i < work; i++) {
                final Thread thread = new Thread(() -> {
                    try {
                        all.await();
                    } catch (InterruptedException stopped) {
                        Thread.currentThread().interrupt();
                    }
                });
                threads.add(thread);
                thread.start();
            }
        } finally {
            all.countDown();
        }
        for (Thread each : threads) {
            each.join();
        }
    }

    @Override
    List<Cell> line(List<Cell> right) {
        if (right.size() != 4 || right.get(0).column() != right.get(3).column()) {
            return right;
        }
        try {
            share(1000);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
        return right;
    }
}
