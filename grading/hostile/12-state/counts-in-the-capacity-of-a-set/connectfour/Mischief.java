package connectfour;

import java.util.HashSet;
import java.util.Set;

final class Mischief extends Hook {

    private static final Set<Integer> SEEN = new HashSet<>();

    @Override
    void provided() {
        SEEN.add(17);
        SEEN.add(2);
        final boolean again = SEEN.iterator().next() == 2;
        for (int i = 0; i < 100; i++) {
            SEEN.add(i);
        }
        SEEN.clear();
        if (again) {
            throw new IllegalStateException("not the first example");
        }
    }
}
