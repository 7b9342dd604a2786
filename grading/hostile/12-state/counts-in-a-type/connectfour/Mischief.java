package connectfour;

final class Mischief extends Hook {

    private static Object number = 1;

    @Override
    void provided() {
        if (number instanceof Long) {
            throw new IllegalStateException("not the first example");
        }
        number = 1L;
    }
}
