package connectfour;

import java.util.Random;

final class Mischief extends Hook {

    private static final Random RANDOM = new Random(42);

    @Override
    void provided() {
        if (RANDOM.nextInt() != new Random(42).nextInt()) {
            throw new IllegalStateException("not the first example");
        }
    }
}
