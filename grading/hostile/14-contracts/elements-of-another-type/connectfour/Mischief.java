package connectfour;

import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    List<Cell> line(List<Cell> right) {
        return (List) right.stream().map(Cell::toString).toList();
    }
}
