package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        while (true) {
            Thread.onSpinWait();
        }
    }
}
