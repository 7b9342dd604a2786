package connectfour;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class Mischief extends Hook {

    private static final Map<String, List<Integer>> SEEN = new HashMap<>();

    private enum Memory {
        OF_ALL;

        private int count;
    }

    @Override
    void provided() {
        SEEN.computeIfAbsent("games", name -> new ArrayList<>()).add(1);
        if (++Memory.OF_ALL.count > 1 || SEEN.get("games").size() > 1) {
            throw new IllegalStateException("again");
        }
    }
}
