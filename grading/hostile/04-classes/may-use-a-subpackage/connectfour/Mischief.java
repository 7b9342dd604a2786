package connectfour;

import connectfour.helpers.Right;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        return Right.copy(right);
    }
}
