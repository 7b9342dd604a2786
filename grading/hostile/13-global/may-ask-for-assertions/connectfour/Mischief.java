package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(true);
        if (!getClass().desiredAssertionStatus()) {
            throw new IllegalStateException("assertions are off");
        }
    }
}
