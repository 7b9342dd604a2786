package connectfour;

final class Mischief extends Hook {

    @Override
    void played(Engine game) {
        final String[] rows = game.position().toString().split("\n");
        while (rows[rows.length - 2].matches(".*[12].*")) {
            Thread.onSpinWait();
        }
    }
}
