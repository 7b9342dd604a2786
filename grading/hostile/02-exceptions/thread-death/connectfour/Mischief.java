package connectfour;

final class Mischief extends Hook {

    @Override
    @SuppressWarnings("removal")
    void provided() {
        throw new ThreadDeath();
    }
}
