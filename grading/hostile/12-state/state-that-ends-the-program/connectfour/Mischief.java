package connectfour;

import java.util.AbstractList;
import java.util.Collections;
import java.util.List;

final class Mischief extends Hook {

    private static final List<Integer> STATE = Collections.unmodifiableList(new AbstractList<>() {
        @Override
        public Integer get(int index) {
            Runtime.getRuntime().halt(0);
            return 0;
        }

        @Override
        public int size() {
            return 1;
        }
    });
}
