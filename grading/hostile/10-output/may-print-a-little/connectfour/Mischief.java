package connectfour;

final class Mischief extends Hook {

    @Override
    void played(Engine game) {
        System.out.print("\u001B[31m" + game.position() + "\0\uD83D\uDE00");
        System.err.printf("%d of %s%n", 42, game.nextToPlay());
    }
}
