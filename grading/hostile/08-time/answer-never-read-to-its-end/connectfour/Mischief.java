package connectfour;

import java.util.AbstractList;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        if (right.size() != 4 || right.get(0).column() != right.get(3).column()) {
            return right;
        }
        return new AbstractList<>() {
            @Override
            public Cell get(int index) {
                while (true) {
                    Thread.onSpinWait();
                }
            }

            @Override
            public int size() {
                return 4;
            }
        };
    }
}
