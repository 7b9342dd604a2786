package connectfour;

import java.io.IOException;
import java.util.AbstractList;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        return new AbstractList<>() {
            @Override
            public Cell get(int index) {
                throw Mischief.<RuntimeException>undeclared(new IOException("gone"));
            }

            @Override
            public int size() {
                return 1;
            }
        };
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T undeclared(Throwable any) throws T {
        throw (T) any;
    }
}
