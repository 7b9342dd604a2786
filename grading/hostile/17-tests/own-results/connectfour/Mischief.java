package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        full marks;
    }
}
