package connectfour;

import java.util.TreeMap;

final class Mischief extends Hook {

    private static boolean filled;
    private static final TreeMap<Integer, String> MAP = new TreeMap<>((one, other) -> {
        while (filled) {
            Thread.onSpinWait();
        }
        return one.compareTo(other);
    });

    static {
        MAP.put(1, "one");
        MAP.put(2, "two");
        filled = true;
    }
}
