package connectfour;

import java.util.HashMap;
import java.util.Map;

final class Mischief extends Hook {

    static final Map<Integer, Integer> TABLE = new HashMap<>();

    static {
        for (int i = 0; i < 400_000; i++) {
            TABLE.put(7 * i, i);
        }
    }

    private static int games;

    @Override
    void begun(Engine game) {
        games++;
        if (TABLE.size() != 400_000) {
            throw new IllegalStateException("the table is not whole in game " + games);
        }
    }
}
