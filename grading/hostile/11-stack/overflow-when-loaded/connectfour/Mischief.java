package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        loaded();
    }
}
