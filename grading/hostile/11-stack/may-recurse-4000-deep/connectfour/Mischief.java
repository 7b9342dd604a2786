package connectfour;

final class Mischief extends Hook {

    private static long depth(int left, long a, long b, long c) {
        return left == 0 ? 0 : 1 + depth(left - 1, a + 1, b * 2, c ^ a);
    }

    @Override
    void begun(Engine game) {
        if (depth(4_000, 1, 2, 3) != 4_000) {
            throw new IllegalStateException("not so deep");
        }
    }
}
