package connectfour;

import java.util.Collections;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        return Collections.nCopies(100_000_000, new Cell(1, 1));
    }
}
