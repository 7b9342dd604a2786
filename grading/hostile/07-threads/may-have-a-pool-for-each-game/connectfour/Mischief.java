package connectfour;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

final class Mischief extends Hook {

    @Override
    void begun(Engine game) {
        final ExecutorService pool = Executors.newFixedThreadPool(2, task -> {
            final Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
        });
        pool.execute(() -> { });
        pool.execute(() -> { });
    }
}
