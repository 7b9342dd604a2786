package connectfour;

final class Mischief extends Hook {

    @Override
    void played(Engine game) {
        System.exit(1);
    }
}
