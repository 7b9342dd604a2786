package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        Runtime.getRuntime().halt(0);
    }
}
