package connectfour;

import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        if (right.size() == 4 && right.get(0).column() == right.get(3).column()) {
            try {
                Thread.sleep(86_400_000);
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        }
        return right;
    }
}
