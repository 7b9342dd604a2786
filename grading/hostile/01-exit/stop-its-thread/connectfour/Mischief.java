package connectfour;

final class Mischief extends Hook {

    @Override
    @SuppressWarnings({"deprecation", "removal"})
    void provided() {
        Thread.currentThread().stop();
    }
}
