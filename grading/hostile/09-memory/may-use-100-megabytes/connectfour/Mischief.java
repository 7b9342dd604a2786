package connectfour;

import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        final byte[] table = new byte[100_000_000];
        return table[right.size()] == 0 ? right : List.of();
    }
}
