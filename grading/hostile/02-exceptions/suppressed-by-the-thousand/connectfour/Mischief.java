package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        final IllegalStateException many = new IllegalStateException("many");
        Throwable innermost = many;
        for (int i = 0; i < 100_000; i++) {
            final Throwable next = new RuntimeException();
            innermost.addSuppressed(next);
            innermost = next;
        }
        throw many;
    }
}
