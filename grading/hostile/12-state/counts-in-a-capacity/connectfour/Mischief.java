package connectfour;

import java.util.HashMap;
import java.util.Map;

final class Mischief extends Hook {

    private static final Map<Integer, Integer> TABLE = new HashMap<>();

    @Override
    void provided() {
        TABLE.put(17, 1);
        TABLE.put(2, 1);
        final boolean again = TABLE.keySet().iterator().next() == 2;
        for (int i = 0; i < 100; i++) {
            TABLE.put(i, i);
        }
        TABLE.clear();
        if (again) {
            throw new IllegalStateException("not the first example");
        }
    }
}
