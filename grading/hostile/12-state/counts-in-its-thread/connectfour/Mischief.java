package connectfour;

final class Mischief extends Hook {

    private static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 0);

    @Override
    void provided() {
        COUNT.set(COUNT.get() + 1);
        if (COUNT.get() > 1) {
            throw new IllegalStateException("again");
        }
    }
}
