package connectfour;

import java.util.function.IntSupplier;

final class Mischief extends Hook {

    private static final IntSupplier COUNTER = counter();

    private static IntSupplier counter() {
        final int[] count = new int[1];
        return () -> ++count[0];
    }

    @Override
    void provided() {
        if (COUNTER.getAsInt() > 1) {
            throw new IllegalStateException("again");
        }
    }
}
