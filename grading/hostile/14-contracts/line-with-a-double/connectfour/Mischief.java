package connectfour;

import java.util.List;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        return Stream.concat(right.stream().limit(1), right.stream()).toList();
    }
}
