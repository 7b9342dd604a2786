package connectfour;

import java.util.HashMap;
import java.util.Map;

final class Table {

    static final Map<Integer, Integer> OF_SQUARES = new HashMap<>();

    static {
        for (int i = 0; i < 400_000; i++) {
            OF_SQUARES.put(7 * i, i);
        }
    }

    private Table() {
    }
}
