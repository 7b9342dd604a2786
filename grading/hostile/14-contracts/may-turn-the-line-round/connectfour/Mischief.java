package connectfour;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        final List<Cell> line = new ArrayList<>(right);
        Collections.reverse(line);
        return line;
    }
}
