package connectfour;

import java.util.List;
import tabuleiro.connectfour.Cell;

final class Table {

    static {
        loop();
    }

    private Table() {
    }

    private static void loop() {
        while (true) {
            Thread.onSpinWait();
        }
    }

    static List<Cell> of(List<Cell> right) {
        return right;
    }
}
