package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        throw new IllegalStateException("x".repeat(100_000_000));
    }
}
