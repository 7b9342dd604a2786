package connectfour;

import java.util.AbstractList;
import java.util.Collections;
import java.util.LinkedList;
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
                return right.size();
            }

            @Override
            public Object[] toArray() {
                throw new UnsupportedOperationException("no array");
            }
        };
    }

    @Override
    List<Integer> moves(List<Integer> right) {
        return Collections.unmodifiableList(new LinkedList<>(right));
    }
}
