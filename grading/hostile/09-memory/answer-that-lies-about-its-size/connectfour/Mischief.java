package connectfour;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        return new AbstractList<>() {
            @Override
            public Cell get(int index) {
                return right.get(index);
            }

            @Override
            public int size() {
                return right.isEmpty() ? -1 : Integer.MAX_VALUE;
            }

            @Override
            public Iterator<Cell> iterator() {
                return right.iterator();
            }
        };
    }
}
