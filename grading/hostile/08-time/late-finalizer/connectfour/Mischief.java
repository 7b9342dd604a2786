package connectfour;

final class Mischief extends Hook {

    private static boolean left;

    /** What is never done with being collected. */
    private static final class Garbage {

        @Override
        @SuppressWarnings("removal")
        protected void finalize() {
            while (true) {
                Thread.onSpinWait();
            }
        }
    }

    @Override
    void begun(Engine game) {
        if (!left) {
            left = true;
            new Garbage();
            System.gc();
        }
    }
}
