package connectfour;

import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        return mischief.same(right);
    }

    static final class mischief extends Hook {

        static <T> T same(T right) {
            return right;
        }
    }
}
