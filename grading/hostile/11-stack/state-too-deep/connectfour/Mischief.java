package connectfour;

final class Mischief extends Hook {

    private static Link last;

    private record Link(Link before) {
    }

    @Override
    void begun(Engine game) {
        for (int i = 0; i < 100_000; i++) {
            last = new Link(last);
        }
    }
}
