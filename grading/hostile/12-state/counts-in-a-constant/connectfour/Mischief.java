package connectfour;

final class Mischief extends Hook {

    private static long now;

    private static final class Note {

        private static final long FIRST_USE = now;
    }

    @Override
    void provided() {
        now = System.nanoTime();
        final boolean again = Note.FIRST_USE != now;
        now = 0;
        if (again) {
            throw new IllegalStateException("not the first example");
        }
    }
}
