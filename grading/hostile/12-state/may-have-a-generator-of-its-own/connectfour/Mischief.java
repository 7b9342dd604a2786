package connectfour;

import java.util.Random;

final class Mischief extends Hook {

    private static final Random RANDOM = new Random(42);
    private static final long[] KEYS = RANDOM.longs(1_000).toArray();

    @Override
    void begun(Engine game) {
        if (KEYS[0] == KEYS[1]) {
            throw new IllegalStateException("no random numbers");
        }
    }
}
