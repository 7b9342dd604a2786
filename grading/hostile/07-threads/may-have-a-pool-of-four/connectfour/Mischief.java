package connectfour;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    private static final ExecutorService POOL = Executors.newFixedThreadPool(4, task -> {
        final Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    });

    @Override
    List<Cell> line(List<Cell> right) {
        try {
            final Callable<List<Cell>> share = () -> right;
            return POOL.invokeAll(List.of(share, share, share, share)).get(3).get();
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }
}
