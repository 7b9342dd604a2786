package client;

import connectfour.Games;
import tabuleiro.connectfour.ConnectFour;

/** Shows what goes wrong when an assertion changes something. */
final class EffectInAssert {

    private EffectInAssert() {
    }

    // tag::program[]
    public static void main(String[] arguments) {
        final ConnectFour game = new Games().newGame();
        assert isDropped(game, 4) : "no disc was dropped";
        System.out.println(game.position());
    }

    private static boolean isDropped(ConnectFour game, int column) {
        game.play(column);
        return true;
    }
    // end::program[]
}
