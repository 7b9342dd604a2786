package connectfour;

import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        return right.size() == 4 && right.get(0).column() == right.get(3).column() ? Table.of(right) : right;
    }
}
