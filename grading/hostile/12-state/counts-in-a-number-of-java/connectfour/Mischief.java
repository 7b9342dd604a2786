package connectfour;

import java.util.concurrent.atomic.AtomicInteger;

final class Mischief extends Hook {

    private static final AtomicInteger EXAMPLES = new AtomicInteger();

    @Override
    void provided() {
        if (EXAMPLES.incrementAndGet() > 1) {
            throw new IllegalStateException("not the first example");
        }
    }
}
