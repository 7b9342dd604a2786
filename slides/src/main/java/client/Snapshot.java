package client;

import connectfour.Games;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Position;

/** Keeps a position while the game goes on. */
final class Snapshot {

    private Snapshot() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final ConnectFour game = new Games().newGame();
        final Position before = game.position();
        game.play(4);
        System.out.println(before.equals(game.position()));
        System.out.println(before);
        // end::program[]
    }
}
