package connectfour;

import java.util.HashMap;
import java.util.Map;

final class Mischief extends Hook {

    private static final Map<String, int[]> TABLE = new HashMap<>(Map.of("examples", new int[1]));

    @Override
    void provided() {
        if (++TABLE.get("examples")[0] > 1) {
            throw new IllegalStateException("not the first example");
        }
    }
}
