package connectfour;

import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    /** A class that takes a day to be loaded. */
    private static final class Late {

        private static final long SINCE = slept();

        private static long slept() {
            try {
                Thread.sleep(86_400_000);
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
            return System.nanoTime();
        }
    }

    @Override
    List<Cell> line(List<Cell> right) {
        final boolean isUpright = right.size() == 4 && right.get(0).column() == right.get(3).column();
        return isUpright && Late.SINCE == 0 ? List.of() : right;
    }
}
