package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        throw new AssertionError("no luck today");
    }
}
