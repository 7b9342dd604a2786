package connectfour;

import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        Runtime.getRuntime().halt(5);
        return right;
    }

    @Override
    int choice(int right) {
        System.exit(7);
        return right;
    }
}
