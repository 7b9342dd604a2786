package connectfour;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        return new ArrayList<>(right) {
            @Override
            public boolean equals(Object other) {
                System.exit(0);
                return true;
            }

            @Override
            public int hashCode() {
                System.exit(0);
                return 0;
            }

            @Override
            public String toString() {
                System.exit(0);
                return "";
            }
        };
    }
}
