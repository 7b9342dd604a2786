package connectfour;

import java.util.Collections;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        final IllegalStateException far = new IllegalStateException("far");
        final String name = "x".repeat(5_000_000);
        far.setStackTrace(Collections.nCopies(5, new StackTraceElement("connectfour.Mischief", name, name, 1))
                .toArray(StackTraceElement[]::new));
        throw far;
    }
}
