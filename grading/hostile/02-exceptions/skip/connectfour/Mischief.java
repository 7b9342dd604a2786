package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        throw new TestAbortedException();
    }

    static final class TestAbortedException extends RuntimeException {
    }
}
