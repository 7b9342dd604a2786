package client;

import connectfour.Games;
import tabuleiro.connectfour.ConnectFour;

/** Drops three discs and shows them. */
final class ThreeDiscsShown {

    private ThreeDiscsShown() {
    }

    public static void main(String[] arguments) {
        // tag::program[]
        final ConnectFour game = new Games().newGame();
        game.play(1);
        game.play(4);
        game.play(4);
        System.out.println(game.position());
        // end::program[]
    }
}
