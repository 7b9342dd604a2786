package connectfour;

import java.util.Comparator;
import java.util.TreeMap;

final class Mischief extends Hook {

    private static final TreeMap<Integer, Integer> MAP = new TreeMap<>(new Counter());

    private static final class Counter implements Comparator<Integer> {

        private int examples;

        @Override
        public int compare(Integer one, Integer other) {
            return one - other;
        }
    }

    @Override
    void provided() {
        final Comparator<?> counter = MAP.comparator();
        if (++((Counter) counter).examples > 1) {
            throw new IllegalStateException("not the first example");
        }
    }
}
