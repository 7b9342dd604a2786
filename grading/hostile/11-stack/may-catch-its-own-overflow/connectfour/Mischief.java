package connectfour;

final class Mischief extends Hook {

    private static int depth(int from) {
        try {
            return depth(from + 1);
        } catch (StackOverflowError deep) {
            return from;
        }
    }

    @Override
    void begun(Engine game) {
        if (depth(0) < 100) {
            throw new IllegalStateException("the stack is small");
        }
    }
}
