package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        throw new IllegalStateException("no luck today");
    }
}
