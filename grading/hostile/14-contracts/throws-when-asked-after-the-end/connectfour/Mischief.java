package connectfour;

final class Mischief extends Hook {

    @Override
    void asked(Engine game) {
        if (game.isOver()) {
            throw new IllegalStateException("nobody is next");
        }
    }
}
