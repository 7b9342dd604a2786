package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        final Exception one = new IllegalStateException("one");
        one.initCause(new IllegalStateException("other", one));
        throw (IllegalStateException) one;
    }
}
