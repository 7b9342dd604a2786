package connectfour;

import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    private final String own = new String();

    @Override
    List<Cell> line(List<Cell> right) {
        return own.same(right);
    }
}
