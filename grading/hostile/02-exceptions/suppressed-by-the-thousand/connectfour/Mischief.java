package connectfour;

import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        final IllegalStateException many = new IllegalStateException("many");
        Throwable innermost = many;
        for (int i = 0; i < 100_000; i++) {
            final Throwable next = new RuntimeException();
            innermost.addSuppressed(next);
            innermost = next;
        }
        throw many;
    }
}
